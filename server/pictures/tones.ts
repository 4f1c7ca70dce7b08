/** The pairs are for light and dark. The other colours lie on the deep one and are the same in both. */
interface Tone {
  readonly ground: readonly [string, string];
  readonly weave: readonly [string, string];
  readonly deep: readonly [string, string];
  readonly mid: string;
  readonly light: string;
  readonly accent: string;
}

export const tones = {
  nutrition: {
    ground: ["#FBE7BF", "#3A2A12"],
    weave: ["#F6D797", "#4A371B"],
    deep: ["#A8541A", "#C4692B"],
    mid: "#F2B84B",
    light: "#FFF6E0",
    accent: "#9C1F4C",
  },
  body: {
    ground: ["#FBE5EC", "#43202E"],
    weave: ["#F6D0DC", "#54293A"],
    deep: ["#9C1F4C", "#BC3566"],
    mid: "#DF7C9A",
    light: "#FFF3F5",
    accent: "#F2B84B",
  },
  birth: {
    ground: ["#FADCCB", "#40221A"],
    weave: ["#F4C7AF", "#522E23"],
    deep: ["#8C2F22", "#B3452F"],
    mid: "#E2794F",
    light: "#FFF1E6",
    accent: "#F2B84B",
  },
  newborn: {
    ground: ["#F1E4F0", "#35213A"],
    weave: ["#E5D0E4", "#452C4A"],
    deep: ["#6B3A63", "#8E5284"],
    mid: "#BE8AB6",
    light: "#FFF6FB",
    accent: "#EC8A5E",
  },
  feeding: {
    ground: ["#DDF1EC", "#17372F"],
    weave: ["#C3E4DC", "#20483E"],
    deep: ["#0D6657", "#17836F"],
    mid: "#63B3A0",
    light: "#F3FBF8",
    accent: "#F2B84B",
  },
  mind: {
    ground: ["#E2E4F3", "#20223B"],
    weave: ["#CFD3EA", "#2C2F4F"],
    deep: ["#343C78", "#5661B0"],
    mid: "#8D95CC",
    light: "#F6F7FF",
    accent: "#F2B84B",
  },
  safety: {
    ground: ["#F4E3D2", "#35261D"],
    weave: ["#E8CFB7", "#463328"],
    deep: ["#83452C", "#A05C3C"],
    mid: "#D69A68",
    light: "#FFF7EE",
    accent: "#63B3A0",
  },
  growing: {
    ground: ["#D5EDF0", "#12343A"],
    weave: ["#B9DFE4", "#1B454D"],
    deep: ["#0E6273", "#17839A"],
    mid: "#55B2BF",
    light: "#F0FBFC",
    accent: "#EC8A5E",
  },
} satisfies Record<string, Tone>;

export type Category = keyof typeof tones;
export const categories: Category[] = Object.keys(tones).filter(isCategory);

export function isCategory(key: string): key is Category {
  return Object.hasOwn(tones, key);
}

export function deepTone(category: Category): string {
  return tones[category].deep[0];
}

const shades = ["ground", "weave", "deep"] as const;

export function shade(category: Category, name: (typeof shades)[number]) {
  return `var(--${name}-${category},${tones[category][name][0]})`;
}

export function darkTones(category: Category) {
  const rules = shades.map((name) => `--${name}-${category}:${tones[category][name][1]}`);
  return `<style>@media(prefers-color-scheme:dark){svg{${rules.join(";")}}}</style>`;
}
