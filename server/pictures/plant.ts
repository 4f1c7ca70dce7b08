import { angle, on, part, type Curve } from "./curves.ts";
import { BARK, CORAL, DEEP, GREEN, scene, SUN, YOUNG } from "./scene.ts";
import { clamp, tenths, type Drawing, type Point } from "./svg.ts";

const RED = "#B3264F";
const DARK = "#861A3C";

const stem: Curve = [
  [160, 262],
  [144, 210],
  [186, 150],
  [162, 76],
];

const roots: Curve[] = [
  [
    [160, 284],
    [160, 292],
    [156, 300],
    [158, 312],
  ],
  [
    [160, 284],
    [146, 288],
    [134, 286],
    [116, 297],
  ],
  [
    [160, 284],
    [174, 288],
    [188, 285],
    [205, 296],
  ],
];

/** Boughs: where they leave the stem, where they end when bare, when they begin, what they come to carry. */
const boughs = [
  { at: 0.36, to: [72, 172], from: 8, fruit: 0.8, late: 2, bend: 20 },
  { at: 0.46, to: [244, 146], from: 10, fruit: 1, late: 0, bend: 22 },
  { at: 0.66, to: [88, 104], from: 17, fruit: 0, late: 4, bend: 4 },
  { at: 0.78, to: [232, 84], from: 21, fruit: 0.6, late: 5, bend: 12 },
] as const;

/** Before birth a pomegranate grows from a seed under the earth to ripe fruit, weeks 1 to 42. */
export function plant(week: number): Drawing {
  const w = clamp(week, 1, 42);
  const tall = w < 3 ? 0 : Math.min(1, ((w - 2) / 31) ** 0.62);
  // The eye stands near the small plant and steps back as it grows, never so fast that it would seem to shrink.
  const zoom = tall ? clamp((0.5 + 0.5 * clamp((w - 3) / 31, 0, 1) ** 0.8) / tall, 1, 2.5) : 2.5;
  const parts: string[] = [];

  const root = clamp((w - 1) / 14, 0, 1);
  if (w > 1) {
    const grown = roots.map((curve, at) => part(curve, clamp(0.4 + root * 1.6 - at * 0.42, 0, 1))).join("");
    parts.push(
      `<path d="${grown}" fill="none" stroke="#E2A27E" stroke-width="${tenths(1.6 + root * 1.6)}" stroke-linecap="round"/>`,
    );
  }
  const wood = clamp((w - 9) / 12, 0, 1);
  if (tall > 0)
    parts.push(
      `<path d="M160 260V${wood ? 284 : 272}" stroke="${wood > 0.1 ? BARK : YOUNG}" stroke-width="${tenths(2.6 + wood * 6)}"/>`,
    );
  if (w < 12) {
    const size = tenths(1 - clamp((w - 3) / 9, 0, 1));
    parts.push(
      `<g transform="translate(160 283) rotate(24) scale(${size})"><path d="M0-15C9-15 12-4 11 3C10 11 5 14 0 14S-10 11-11 3C-12-4-9-15 0-15Z" fill="${RED}"/><path d="M3-14C10-12 12-3 11 3C10 11 5 14 0 14C7 6 8-4 3-14Z" fill="${DARK}"/><ellipse cx="-4" cy="-4" rx="2.4" ry="5" fill="#FFF9EE" opacity=".6"/></g>`,
    );
  }

  if (tall > 0) parts.push(crown(w, tall, wood));
  return scene(
    parts.join(""),
    `<defs><g id="g-leaf"><path d="M0 0C6-9 20-12 36-2C22 2 10 2 0 0Z" fill="${GREEN}"/><path d="M0 0C10 2 22 2 36-2C24 9 8 8 0 0Z" fill="${DEEP}"/></g></defs>`,
    zoom,
    (w - 1) / 41,
  );
}

function crown(w: number, tall: number, wood: number) {
  const leaves: string[] = [];
  const ends: string[] = [];
  const wooden: string[] = [];
  for (const bough of boughs) {
    const grown = clamp((w - bough.from) / 13, 0, 1) ** 0.8;
    if (!grown) continue;
    const age = w - bough.late;
    const ripe = bough.fruit * clamp((age - 26) / 14, 0, 1);
    const start = on(stem, bough.at);
    const way = bough.to[0] < 160 ? -1 : 1;
    const end: Point = [
      start[0] + (bough.to[0] - start[0]) * grown,
      start[1] + (bough.to[1] - start[1]) * grown + bough.bend * ripe,
    ];
    const curve: Curve = [
      start,
      [start[0] + way * 22 * grown, start[1] - 14 * grown],
      [end[0] - way * 34 * grown, end[1] - 16 * grown - bough.bend * ripe * 0.5],
      end,
    ];
    wooden.push(part(curve, 1));
    for (const at of [0.88, 0.7, 0.5, 0.3])
      if (grown > (1 - at) * 0.7) leaves.push(...pair(curve, at, 0.4 + 0.46 * grown));
    if (age < 17) leaves.push(one(end, angle(curve, 0.97) - 14, 0.5 + 0.3 * grown));
    ends.push(bloom(end, age, bough.fruit, way));
  }
  for (const at of [0.14, 0.26, 0.56, 0.7, 0.84, 0.94])
    if (at < tall)
      leaves.push(...pair(stem, at, clamp((tall - at) * 5 + 0.12, 0, 1) * (at < 0.3 ? 1 - wood * 0.25 : 1)));
  leaves.push(
    one(on(stem, tall), angle(stem, tall) - 28, 0.5 + 0.4 * clamp(tall * 3, 0, 1)),
    one(on(stem, tall), angle(stem, tall) + 28, 0.5 + 0.4 * clamp(tall * 3, 0, 1)),
  );
  const colour = wood > 0.1 ? BARK : YOUNG;
  return (
    `<g fill="none" stroke="${colour}" stroke-linecap="round"><path d="${wooden.join("")}" stroke-width="${tenths(2 + wood * 1.6)}"/><path d="${part(stem, tall)}" stroke-width="${tenths(3 + wood * 2.6)}"/>` +
    (wood > 0 ? `<path d="${part(stem, tall * 0.45 * wood)}" stroke-width="${tenths(3 + wood * 6.2)}"/>` : "") +
    `</g>` +
    leaves.join("") +
    ends.join("")
  );
}

function bloom([x, y]: Point, age: number, fruit: number, way: number) {
  if (age < 17) return "";
  if (age < 22 || (!fruit && age < 26)) {
    const k = tenths(clamp((age - 15) / 8, 0.3, 1));
    return `<g transform="translate(${tenths(x)} ${tenths(y)}) rotate(${way * 60}) scale(${k})"><path d="M-4 0C-7-8-5-14 0-20C5-14 7-8 4 0Z" fill="${CORAL}"/><path d="M0 0V-20C5-14 7-8 4 0Z" fill="${RED}"/></g>`;
  }
  if (age < 28 || !fruit) {
    const k = tenths(clamp((age - 18) / 6, 0.7, 1.15));
    return `<g transform="translate(${tenths(x)} ${tenths(y)}) rotate(${way * 42}) scale(${k})"><path d="M0-12C-18-10-22-22-16-30C-10-28-8-32-4-37C0-33 4-34 7-37C9-31 14-29 17-27C21-18 16-10 0-12Z" fill="${CORAL}"/><path d="M0-12C-8-16-9-24-5-30C0-28 5-29 8-31C10-22 8-15 0-12Z" fill="#F4926B"/><path d="M0-22v.1M-4-26v.1M4-26v.1" stroke="${SUN}" stroke-width="3.4" stroke-linecap="round"/><path d="M-4 0C-9-6-10-13-9-19L-4-14 0-19 4-14 9-19C10-13 9-6 4 0Z" fill="${RED}"/></g>`;
  }
  const k = tenths((0.3 + 0.7 * clamp((age - 28) / 11, 0, 1)) * fruit);
  const open = age >= 39 && fruit > 0.7;
  return (
    `<g transform="translate(${tenths(x)} ${tenths(y - 2)}) scale(${k})"><path d="M-9 64L-13 80L-5 74L0 82L5 74L13 80L9 64Z" fill="${DARK}"/>` +
    `<path d="M0 0C26 0 38 18 38 36C38 56 22 70 0 70S-38 56-38 36C-38 18-26 0 0 0Z" fill="${DARK}"/><path d="M-2 0C21 1 31 16 31 33C31 51 17 65-5 65C-24 64-38 52-38 36C-38 18-26 0-2 0Z" fill="${RED}"/>` +
    (open
      ? `<path d="M4 14C18 22 20 44 8 58C-4 50-8 26 4 14Z" fill="#FBE3C4"/><path d="M5 24v.1M11 32v.1M2 33v.1M8 41v.1M1 42v.1M12 45v.1M6 50v.1" stroke="#D93A63" stroke-width="7.5" stroke-linecap="round"/>`
      : "") +
    `<ellipse cx="-22" cy="27" rx="5" ry="11" fill="#FFF9EE" opacity=".5" transform="rotate(22 -22 27)"/></g>`
  );
}

function pair(curve: Curve, at: number, size: number) {
  if (size <= 0.05) return [];
  const point = on(curve, at);
  const along = angle(curve, at);
  return [one(point, along - 52, size), one(point, along + 52, size)];
}

function one([x, y]: Point, turn: number, size: number) {
  return `<use href="#g-leaf" transform="translate(${tenths(x)} ${tenths(y)}) rotate(${Math.round(turn)}) scale(${tenths(size)})"/>`;
}
