import { objects } from "./objects.ts";
import { darkRules, paint } from "./palette.ts";
import type { Size } from "./sizes.ts";
import { near, tenths, type Drawing } from "./svg.ts";

/** 32 cm wide and high in every week. All that matters lies inside its circle. */
const SIDE = 320;
const UNITS_PER_CM = SIDE / 32;

/** Larger things cover so much of the hand that it shows through them. */
const HAND_SHOWS_FROM_CM = 18;
const LOUPE_BELOW_CM = 4;
const FINGERTIP_BELOW_CM = 1.2;
const DOT_BELOW_CM = 0.8;

/** 18 cm from the wrist to the longest fingertip. */
const hand =
  "M112 214L100 150M132 212L129 128M151 214L158 136M168 222L182 168M108 286C94 276 86 262 80 250C76 240 70 232 64 226M107 214C124 206 156 206 169 222C177 252 170 278 164 296C162 306 163 316 163 330H111C111 316 111 306 109 296C101 272 103 240 107 214Z";
const HAND_WIDTH = 18.5;
const PALE = "#E3CDD0";
const fingertip = { x: 128, y: 128 };
const palm = { x: 136, y: 256 };
const middle = { x: 168, y: 166 };
const loupe = { x: 228, y: 102, radius: 56, holds: 78 };

/** True to scale over squares of 1 cm, with a hand that never changes; a loupe shows what is small. */
export function stage(size: Size): Drawing {
  const { span, art } = objects[size.object];
  const { centimetres } = size;
  const long = centimetres * UNITS_PER_CM;
  const grown = Math.min(1, Math.max(0, (centimetres - 5) / 15));
  const between = (from: number, to: number) => from + (to - from) * grown;
  const isTiny = centimetres < FINGERTIP_BELOW_CM;
  const at = isTiny ? fingertip : { x: between(palm.x, middle.x), y: between(palm.y, middle.y) };
  const isDot = centimetres < DOT_BELOW_CM;
  const thing = isDot
    ? `<circle cx="${at.x}" cy="${at.y}" r="${near(long / 2)}" fill="${paint("ink")}"/>`
    : placed(at, long / span, `<g id="s-${size.object}">${art}</g>`);
  const again = isDot ? art : `<use href="#s-${size.object}"/>`;
  const parts = [
    darkRules(["surface", "ink", "ink-soft", "bead"]),
    `<defs>${squares("s-cm", UNITS_PER_CM, 0.22)}${squares("s-5cm", 5 * UNITS_PER_CM, 0.4)}<path id="s-hand" d="${hand}" stroke-linecap="round" stroke-linejoin="round"/></defs>`,
    ["surface", "s-cm", "s-5cm"].map(
      (fill) => `<path d="M0 0H${SIDE}V${SIDE}H0Z" fill="${fill === "surface" ? paint(fill) : `url(#${fill})`}"/>`,
    ),
    handIn(paint("ink-soft"), 21),
    handIn(paint("bead"), HAND_WIDTH),
    thing,
    centimetres < HAND_SHOWS_FROM_CM ? "" : `<g opacity=".3">${handIn(PALE, HAND_WIDTH)}</g>`,
    centimetres < LOUPE_BELOW_CM ? magnified(at, again, span, long) : "",
  ];
  return { width: SIDE, height: SIDE, body: parts.flat().join("") };
}

function squares(id: string, side: number, opacity: number) {
  return `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="M${side} 0H0V${side}" fill="none" stroke="${paint("ink-soft")}" stroke-opacity="${opacity}" stroke-width="1.4"/></pattern>`;
}

function handIn(colour: string, width: number) {
  return `<use href="#s-hand" fill="${colour}" stroke="${colour}" stroke-width="${width}"/>`;
}

function magnified(at: { x: number; y: number }, art: string, span: number, long: number) {
  const { x, y, radius, holds } = loupe;
  const times = holds / long;
  const [upper, lower] = tangents(at);
  return (
    `<path d="M${near(at.x)} ${near(at.y)}L${upper} ${lower}Z" fill="${paint("sun")}" opacity=".22"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint("surface")}" stroke="${paint("sun")}" stroke-width="3"/>` +
    `<clipPath id="s-loupe"><circle cx="${x}" cy="${y}" r="${radius - 1.5}"/></clipPath><g clip-path="url(#s-loupe)">${placed({ x, y }, holds / span, art)}</g>` +
    `<text x="${x}" y="${y + radius + 24}" text-anchor="middle" font-family="system-ui,sans-serif" font-size="21" fill="${paint("ink-soft")}">×${times < 5 ? tenths(times) : Math.round(times)}</text>`
  );
}

function tangents(from: { x: number; y: number }) {
  const { x, y, radius } = loupe;
  const toward = Math.atan2(from.y - y, from.x - x);
  const turn = Math.acos(radius / Math.hypot(from.x - x, from.y - y));
  return [toward - turn, toward + turn].map(
    (angle) => `${near(x + radius * Math.cos(angle))} ${near(y + radius * Math.sin(angle))}`,
  );
}

function placed({ x, y }: { x: number; y: number }, scale: number, art: string) {
  return `<g transform="translate(${near(x - 60 * scale)} ${near(y - 60 * scale)}) scale(${near(scale, 3)})">${art}</g>`;
}
