/** The messages of the chosen language, by Project Fluent; everything that reads `t` changes with the language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

export type Arguments = Record<string, FluentVariable>;

export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
  #known = new Map<string, FluentBundle>();

  /** Throws if the server does not answer; then the old language stays. */
  async load(language: Language): Promise<void> {
    let bundle = this.#known.get(language);
    if (!bundle) {
      const answer = await fetch(`/api/texts/${language}`);
      if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
      bundle = bundleOf(language, await answer.text());
      this.#known.set(language, bundle);
    }
    this.bundle = bundle;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  say(id: string, args?: Arguments): string {
    const pattern = this.bundle?.getMessage(id)?.value;
    return pattern && this.bundle ? this.bundle.formatPattern(pattern, args ?? null, []) : id;
  }

  /** The message, or where a game has none, what can be said without it. */
  sayOr(id: string, otherwise: string, args?: Arguments): string {
    return this.has(id) ? this.say(id, args) : otherwise;
  }
}

export const texts = new Texts();
export const t = (id: string, args?: Arguments): string => texts.say(id, args);
