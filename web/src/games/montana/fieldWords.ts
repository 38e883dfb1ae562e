/** A hex told in one line, for those who hear it. */

import { t } from "../../shell/texts.svelte";
import { costOf, gainOf } from "./cards";
import type { MontanaModel } from "./model.svelte";
import { bundleWords, capital, goldWords, placeWords, word } from "./names";

export function fieldWords(model: MontanaModel, key: string): string {
  const hex = model.hexes.get(key);
  if (!hex) return key;
  const field = model.fields.get(key);
  const parts = [placeWords(hex.q, hex.r), capital(word("kind", hex.kind))];
  if (hex.town)
    parts.push(
      t("montana-ui-town-of", {
        seat: model.session.room.names[hex.town.seat] ?? "",
        pieces: hex.town.pieces.map((piece) => word("piece", piece)).join(", "),
      }),
    );
  if (field) {
    parts.push(
      `${t("montana-ui-cost")}: ${bundleWords(costOf(field))}`,
      `${t("montana-ui-brings")}: ${bundleWords(gainOf(model, field))}`,
    );
    if (field.watchtowers) parts.push(t("montana-ui-watchtowers", { count: field.watchtowers }));
  }
  if (hex.mountain?.gold) parts.push(goldWords(hex.mountain.gold, hex.mountain.shown));
  return parts.join(". ");
}
