import { darkRules, paint } from "./palette.ts";
import { tenths, type Drawing } from "./svg.ts";

export const BARK = paint("bark");
export const GREEN = "#4C9267";
export const DEEP = "#2C6E52";
export const YOUNG = "#8DBB6A";
export const CORAL = "#E8653F";
export const SUN = "#F2B84B";

/** The round window with earth in it. `zoom` brings the eye near the ground while the plant is small; the sun rises with `day`. */
export function scene(art: string, defs: string, zoom: number, day: number): Drawing {
  const ground = 262 - 36 * (zoom - 1);
  const half = Math.sqrt(150 ** 2 - (ground - 160) ** 2);
  const edge = `${tenths(160 - half)} ${tenths(ground)}`;
  const crumbs = `<path d="M75 284h.1M104 276h.1M216 280h.1M238 272h.1M130 300h.1M190 302h.1M96 296h.1" stroke="#9A5134" stroke-width="5" stroke-linecap="round" opacity=".8"/>`;
  const body =
    darkRules(["pomegranate-soft", "glow", "earth", "bark"]) +
    `${defs}<clipPath id="g-w"><circle cx="160" cy="160" r="150"/></clipPath><circle cx="160" cy="160" r="150" fill="${paint("pomegranate-soft")}"/><circle cx="160" cy="${tenths(ground - 4 - day * 112)}" r="${tenths(52 + day * 38)}" fill="${paint("glow")}" opacity="${tenths(1 - day * 0.4)}"/><path d="M${edge}Q160 ${tenths(ground - 10)} ${tenths(160 + half)} ${tenths(ground)}A150 150 0 0 1 ${edge}Z" fill="${paint("earth")}"/>` +
    `<g clip-path="url(#g-w)"><g transform="translate(160 ${tenths(ground)}) scale(${tenths(zoom * 10) / 10}) translate(-160 -262)">${crumbs}${art}</g></g>`;
  return { width: 320, height: 320, body };
}
