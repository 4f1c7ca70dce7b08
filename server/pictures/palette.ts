/** The product's colours in light and dark, for pictures: as files they can't read the page's own. */
const tokens = {
  surface: ["#FFFFFF", "#271B21"],
  line: ["#E7D9D2", "#45333B"],
  ink: ["#2B1A22", "#F8EDF1"],
  "ink-soft": ["#675560", "#CDB9C1"],
  pomegranate: ["#9C1F4C", "#F594B4"],
  "pomegranate-soft": ["#FBE5EC", "#43202E"],
  bead: ["#E3CDD0", "#5A424C"],
  sun: ["#F2B84B", "#F2B84B"],
  glow: ["#FADDB2", "#6B3A45"],
  earth: ["#B0694A", "#744536"],
  bark: ["#87503A", "#AE7052"],
} as const;

export type Token = keyof typeof tokens;

/** The colour of the reader's mode. The light one stands beside it, for drawers that know no variables. */
export function paint(token: Token): string {
  return `var(--${token},${tokens[token][0]})`;
}

export function darkRules(used: readonly Token[]): string {
  const rules = used.map((token) => `--${token}:${tokens[token][1]}`);
  return `<style>@media(prefers-color-scheme:dark){svg{${rules.join(";")}}}</style>`;
}

export function inLight(svg: string): string {
  return svg.replaceAll(/var\(--[\w-]+,(#\w+)\)/g, "$1");
}

/** One box of paints for all objects. They stay the same in the dark, where only the ground changes. */
export const paints = {
  red: "#B3264F",
  redDark: "#861A3C",
  coral: "#EC8A5E",
  coralDark: "#D0663F",
  clay: "#C2714C",
  clayDark: "#9A5134",
  brown: "#7B4530",
  brownDark: "#56291F",
  sun: "#F2B84B",
  sunDark: "#DB932F",
  lemon: "#F5D25E",
  lemonDark: "#DDAE38",
  cream: "#F3E2BE",
  creamDark: "#D8BD8C",
  white: "#FDF4E3",
  whiteDark: "#E3D0B4",
  leaf: "#4C9267",
  leafDark: "#2C6E52",
  leafLight: "#7FAE57",
  lime: "#A9C25D",
  limeDark: "#809B40",
  steel: "#C9CBD2",
  steelDark: "#9A9CAA",
} as const;
