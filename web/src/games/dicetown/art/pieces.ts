/** Small pieces: 20 × 20 around (0, 0), filled shapes with one outline. The same ones in every place. */

import { nugget } from "../../../art/rock";

const STAR = "M0 -9.5 2.7 -3.1 9.5 -2.6 4.3 1.9 5.9 8.6 0 5 -5.9 8.6 -4.3 1.9 -9.5 -2.6 -2.7 -3.1Z";

export const PIECES = {
  gold: nugget(0, 0, 8.5),
  dollar: `<rect x="-9.5" y="-6" width="19" height="12" rx="1.5" class="f-note ln"/><circle r="3.6" class="f-canvas"/><path d="M0 -2.4v4.8M-1.5 -1.2h3M-1.5 1.2h3" class="fine"/>`,
  badge: `<path d="${STAR}" class="f-gold ln"/><circle r="2" class="f-ink"/>`,
  claim: `<path d="M-7 -9H4l4 4V9H-7z" class="f-canvas ln"/><path d="M-4 -3h8M-4 1h8" class="ln"/><circle cx="3" cy="6" r="2.6" class="f-roof"/>`,
  store: `<rect x="-6.5" y="-9" width="13" height="18" rx="1.5" class="f-roof ln"/><path d="M-3.5 -6h7v12h-7z" class="no ln" style="stroke:var(--art-canvas);stroke-width:1.2"/><path d="M0 -3.2 2.4 0 0 3.2-2.4 0Z" class="f-canvas"/>`,
  point: `<path d="M-8 -9H8V2Q8 7 0 10-8 7-8 2Z" class="f-roof ln"/><path d="M-4 -3H4M-4 1H4" style="stroke:var(--art-canvas);stroke-width:2"/>`,
  wire: `<path d="M-9 -4C-4 -7 4 -1 9 -4M-9 4C-4 1 4 7 9 4" class="no ln"/><path d="M-6 -8-4 -2M-2 -7-5 -3M4 -6 2 0M7 -5 5 -1M-6 1-4 6M4 2 2 8M7 2 5 7" class="ln"/>`,
  cross: `<path d="M-7 -7 7 7M7 -7-7 7" class="ln" style="stroke:var(--oxblood-ink);stroke-width:4"/>`,
} as const;

export type PieceName = keyof typeof PIECES;
