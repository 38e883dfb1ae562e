/** What a game is called: the messages `<id>-name` and `<id>-line`, as far as its package brings them. */

import { t, texts } from "../shell/texts.svelte";

export const gameName = (id: string): string =>
  [`${id}-name`, `${id}-title`].filter((message) => texts.has(message)).map((message) => t(message))[0] ??
  inTitleCase(id);

/** One sentence that says what it is about. */
export const gameLine = (id: string): string | null => (texts.has(`${id}-line`) ? t(`${id}-line`) : null);

/** silver_creek, silver-creek: Silver Creek. */
export const inTitleCase = (id: string): string =>
  id
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
