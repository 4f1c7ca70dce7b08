import { darkRules, paint } from "./palette.ts";
import { svgFile, type Drawing } from "./svg.ts";

/** A U that is a cup and a cradle; in it a flame that is also a seed and a leaf. Nothing is thinner than a sixteenth of its width. */
const cup = "M10 18V25.5A14 14 0 0 0 38 25.5V18";
const flame = "M26.5 2.5C34 10.5 34.5 21 24 30.5C13.5 22 14 11 26.5 2.5Z";
const fold = "M26.5 2.5C34 10.5 34.5 21 24 30.5C22.5 21 22.5 12 26.5 2.5Z";
const letters =
  "M55 41V21M55 29a8 8 0 0 1 16 0V41M71 29a8 8 0 0 1 16 0V41M96 31H116A10 10 0 1 0 113 38M125 31H145A10 10 0 1 0 142 38M174 31a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM174 8V41";

const markIn = (stroke: string) =>
  `<path d="${cup}" fill="none" stroke="${stroke}" stroke-width="7.6" stroke-linecap="round"/><path d="${flame}" fill="#F2B84B"/><path d="${fold}" fill="#DF9426"/>`;

const GROUND = "#9C1F4C";
const onGround = markIn("#FFF8F3");

/** In the page's colours. Below 24 pixels show it on its tile, since sun is too pale on paper. */
export const mark: Drawing = { width: 48, height: 48, body: darkRules(["pomegranate"]) + markIn(paint("pomegranate")) };

export const wordMark: Drawing = {
  width: 182,
  height: 48,
  body: `${darkRules(["pomegranate", "ink"])}${markIn(paint("pomegranate"))}<path d="${letters}" fill="none" stroke="${paint("ink")}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
};

const markTile: Drawing = {
  width: 48,
  height: 48,
  body: `<rect width="48" height="48" rx="12" fill="${GROUND}"/><g transform="translate(2.9 4.2) scale(.88)">${onGround}</g>`,
};

/** The mark on its tile without round corners, which phones that add the page to their screen cut themselves. */
export const touchIcon: Drawing = {
  ...markTile,
  body: `<path d="M0 0H48V48H0Z" fill="${GROUND}"/><g transform="translate(2.9 4.2) scale(.88)">${onGround}</g>`,
};

/** Reaches all edges, with the mark inside the middle 64 per cent, which every phone's mask keeps. */
export const maskableIcon: Drawing = {
  width: 512,
  height: 512,
  body: `<path d="M0 0H512V512H0Z" fill="${GROUND}"/><g transform="translate(94 98) scale(6.75)">${onGround}</g>`,
};

export function favicon(): string {
  return `${svgFile(markTile)}\n`;
}
