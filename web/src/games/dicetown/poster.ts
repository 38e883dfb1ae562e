import { times } from "../../art/geometry";
import { birds, mesa, sky, sun } from "../../art/scenery";
import type { Poster } from "../posters";

const front = (
  x: number,
  w: number,
  h: number,
  ink: string,
  sign: string,
): string => `<g transform="translate(${x} 178)"><path d="M0 0V${-h}h${w}V0Z" class="f-${ink} ln"/>
  <path d="${times(Math.floor(h / 9), (i) => `M0 ${-i * 9 - 9}h${w}`).join("")}" class="fine" opacity=".5"/><path d="M-3 ${-h}h${w + 6}v-7h${-w - 6}z" class="f-timber ln"/>
  <path d="M${w * 0.12} ${-h + 8}h${w * 0.76}v16h${-w * 0.76}z" class="f-canvas ln"/><text x="${w / 2}" y="${-h + 20}" class="sign">${sign}</text>
  <path d="M${w * 0.38} 0v-30h${w * 0.24}v30zM${w * 0.1} -12v-18h${w * 0.18}v18zM${w * 0.72} -12v-18h${w * 0.18}v18z" class="f-ink"/><path d="M-4 -40h${w + 8}l5 9h${-w - 18}z" class="f-roof ln"/><path d="M1 -31V0M${w - 1} -31V0" class="ln"/></g>`;

const die = (
  x: number,
  y: number,
  turn: number,
  face: string,
): string => `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-22 -22h44v44h-44z" transform="translate(4 5)" class="shadow"/>
  <rect x="-22" y="-22" width="44" height="44" rx="7" class="f-canvas ln"/><text class="pip${face === "A" ? " red" : ""}" y="9">${face}</text></g>`;

const draw = (): string => `${sky("dusk")}${sun(58, 54, 17)}${birds(120, 30)}${mesa(180, 140, 130, 74)}
  ${front(8, 66, 84, "lit", "BANK")}${front(84, 84, 104, "roof", "SALOON")}${front(178, 54, 76, "rock", "DOC")}${front(240, 62, 90, "lit", "STORE")}
  <path d="M0 178H300V260H0Z" class="f-earth ln"/><path d="M0 178H300v7H0Z" class="f-timber ln"/><path d="${times(9, (i) => `M${(i * 71) % 280} ${196 + ((i * 23) % 56)}h${18 + i * 3}`).join("")}" class="fine"/>
  <ellipse cx="72" cy="250" rx="38" ry="6" class="shadow"/>
  <g transform="translate(66 214) rotate(-16)"><path d="M-26 -38h52l7 70h-66z" class="f-hide ln"/><ellipse cy="-38" rx="26" ry="7" class="f-ink ln"/><path d="M-29 -14h58M-31 16h62" class="hoop"/></g>
  ${die(140, 222, -12, "K")}${die(196, 210, 16, "A")}${die(250, 226, -5, "Q")}`;

export default { draw, close: "110 160 96 96" } satisfies Poster;
