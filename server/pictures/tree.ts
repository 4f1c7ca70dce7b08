import { BARK, CORAL, DEEP, GREEN, scene, SUN, YOUNG } from "./scene.ts";
import { clamp, tenths, type Drawing } from "./svg.ts";

/** After birth a young tree has one leaf for each week and a blossom for every fourth, weeks 1 to 52. */
export function tree(week: number): Drawing {
  const w = clamp(week, 1, 52);
  const age = w / 52;
  const top = 240 - 118 * age ** 0.55;
  const spread = 0.62 + 0.38 * age ** 0.5;
  const leaves: string[] = [];
  const flowers: string[] = [];
  const tones = [GREEN, DEEP, YOUNG];
  for (let at = w - 1; at >= 0; at -= 1) {
    const turn = at * 137.508 - 90;
    const far = 13 * Math.sqrt(at + 0.6) * spread;
    const x = 160 + far * Math.cos((turn * Math.PI) / 180) * 1.06;
    const y = top + far * Math.sin((turn * Math.PI) / 180) * 0.94;
    const size = tenths(0.85 + 0.25 * age - at * 0.002);
    leaves.push(
      `<use href="#g-l${at % 3}" transform="translate(${tenths(x)} ${tenths(y)}) rotate(${Math.round(turn)}) scale(${size})"/>`,
    );
    if (at % 4 === 3)
      flowers.push(`<use href="#g-f" transform="translate(${tenths(x)} ${tenths(y)}) rotate(${Math.round(turn)})"/>`);
  }
  const grass = [52, 88, 112, 214, 240, 268]
    .slice(0, Math.round(1 + age * 5))
    .map(
      (x, at) =>
        `<path d="M${x} 264c-2-8-5-11-9-14m9 14c0-10 1-14 3-19m-3 19c3-7 6-10 10-12" stroke="${at % 2 ? GREEN : YOUNG}"/>`,
    )
    .join("");
  const boughs = (age < 0.25 ? [] : [-1, 1, -0.5, 0.6])
    .map(
      (side, at) =>
        `M160 ${tenths(240 - 14 * at)}Q160 ${tenths(top + 30)} ${tenths(160 + side * 52 * age)} ${tenths(top + (18 - at * 8) * age)}`,
    )
    .join("");
  const defs = tones
    .map((tone, at) => `<path id="g-l${at}" d="M-8 0C0-13 16-14 28 0C16 12 0 12-8 0Z" fill="${tone}"/>`)
    .join("");
  return scene(
    `<path d="M160 264C160 240 158 ${tenths(top + 50)} 160 ${tenths(top)}${boughs}" fill="none" stroke="${age < 0.12 ? YOUNG : BARK}" stroke-width="${tenths(3 + 5 * age)}" stroke-linecap="round"/>${leaves.join("")}${flowers.join("")}<g fill="none" stroke-width="3" stroke-linecap="round">${grass}</g>`,
    `<defs>${defs}<g id="g-f"><path d="M2-6v.1M8-2v.1M6 5v.1M-2 5v.1M-4-2v.1" stroke="${CORAL}" stroke-width="9.5" stroke-linecap="round"/><circle cx="2" r="3.4" fill="${SUN}"/></g></defs>`,
    1 + 1.1 * (1 - clamp((w - 1) / 30, 0, 1)) ** 1.25,
    0.35 + 0.65 * age,
  );
}
