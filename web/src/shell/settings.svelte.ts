/** What a reader has chosen for this browser; kept in local storage. */

export const LANGUAGES = ["en", "cs", "hu", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", cs: "Čeština", hu: "Magyar", de: "Deutsch" };
export type Theme = "system" | "light" | "dark";

interface Stored {
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  confirm: boolean;
  name: string;
  level: string;
}

const KEY = "bunkhouse";

function firstLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known !== undefined) ?? "en";
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state(true);
  sound = $state(false);
  confirm = $state(true);
  name = $state("");
  /** The bot that was last sat down with. */
  level = $state("");

  constructor() {
    const kept = stored();
    this.language = LANGUAGES.find((known) => known === kept.language) ?? firstLanguage();
    this.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : "system";
    this.motion = kept.motion ?? true;
    this.sound = kept.sound ?? false;
    this.confirm = kept.confirm ?? true;
    this.name = kept.name ?? "";
    this.level = kept.level ?? "";
  }

  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** To be called in an effect: keeps and shows what was chosen. */
  apply(): void {
    const { language, theme, motion, sound, confirm, name, level } = this;
    const root = document.documentElement;
    root.lang = language;
    root.dataset.motion = motion ? "on" : "off";
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ language, theme, motion, sound, confirm, name, level } satisfies Stored),
      );
    } catch {
      // Private windows may forbid it; then it holds until the page is closed.
    }
  }
}

export const settings = new Settings();
