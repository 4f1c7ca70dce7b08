import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const TEXT = 4.5;
/** Of borders that show where a control is, of marks, and of the ring around what has the focus. */
const SHAPE = 3;

/** A box says the colour of its title and marks beside its ground. */
const TEXT_COLOUR = "(?<![-a-z])(?:color|--tone)";

const schemes = ["light", "dark"] as const;
const tokens = tokensIn(readFileSync("app/styles/tokens.css", "utf8"));
const sheets = globSync("app/styles/**/*.css").filter((path) => !/(tokens|print)\.css$/.test(path));
const rules = sheets.flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/\{([^{}]*)\}/g)].map(([, rule = ""]) => rule),
);

const surfaces = ["paper", "surface", "pomegranate-soft", "leaf-soft", "danger-soft", "sun-soft", "dawn"];

/** What is read, and what it stands on. */
const texts: Record<string, string[]> = {
  ink: [...surfaces, "line"],
  "ink-soft": [...surfaces],
  // Links, and what is current.
  pomegranate: [...surfaces],
  danger: ["paper", "surface", "danger-soft"],
  leaf: ["paper", "surface", "leaf-soft"],
  "on-pomegranate": ["pomegranate"],
  // A button that deletes.
  paper: ["danger"],
  // A call, and a box that is ticked.
  "on-danger-fill": ["danger-fill"],
};

const shapes: Record<string, string[]> = {
  // The ring, which stands off what it is around.
  ink: [...surfaces, "line"],
  // Edges of fields and buttons.
  control: ["paper", "surface"],
  // The button itself, what is chosen, marks in the calendar.
  pomegranate: [...surfaces, "bead"],
  // The edge of a field that is wrong, of the summary of what is wrong, of advice for today.
  danger: ["paper", "surface", "danger-soft"],
  leaf: ["paper", "surface", "leaf-soft", "bead"],
};

describe.each(schemes)("in the %s", (scheme) => {
  test.each(pairsOf(texts))("%s can be read on %s", (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(pairsOf(shapes))("a shape in %s can be seen on %s", (shape, ground) => {
    expect(contrast(colour(shape, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(SHAPE);
  });
});

describe("the styles", () => {
  test("take every colour of text, and what stands under it, from the pairs", () => {
    const used = { texts: named(TEXT_COLOUR), grounds: named("background(?:-color)?") };
    // Nothing is written on the disc behind a picture.
    const grounds = new Set([...Object.values(texts).flat(), "line", "round", "bead"]);
    // Stars are drawn, and said in words beside them.
    expect(used.texts.filter((name) => !(name in texts) && name !== "sun" && name !== "tone")).toEqual([]);
    expect(used.grounds.filter((name) => !grounds.has(name))).toEqual([]);
    expect(used.texts.length).toBeGreaterThan(5);
  });

  test("set text on a ground only as a pair", () => {
    const set = rules.flatMap((rule) => {
      const [, text] = new RegExp(`${TEXT_COLOUR}: var\\(--([a-z-]+)\\)`).exec(rule) ?? [];
      const [, ground] = /background(?:-color)?: var\(--([a-z-]+)\)/.exec(rule) ?? [];
      return text && ground ? [[text, ground] as const] : [];
    });
    expect(set.length).toBeGreaterThan(3);
    expect(set.filter(([text, ground]) => !texts[text]?.includes(ground))).toEqual([]);
  });

  test("name no colour of text but by its token", () => {
    const written = rules.flatMap((rule) => rule.match(/(?<![-a-z])color: (?!var\(|inherit|transparent)[^;]+/g) ?? []);
    expect(written).toEqual([]);
  });
});

/** Names of the tokens that a property is set to. */
function named(property: string): string[] {
  const pattern = new RegExp(`${property}: var\\(--([a-z-]+)\\)`, "g");
  return [...new Set(rules.flatMap((rule) => [...rule.matchAll(pattern)].map(([, name = ""]) => name)))];
}

function pairsOf(table: Record<string, string[]>): [string, string][] {
  return Object.entries(table).flatMap(([one, others]) => others.map((other): [string, string] => [one, other]));
}

/** The colours of each scheme; the dark leaves some as they are. */
function tokensIn(css: string) {
  const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
  const read = (part: string) =>
    Object.fromEntries(
      [...part.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]),
    );
  return { light: read(light), dark: { ...read(light), ...read(dark) } };
}

function colour(name: string, scheme: (typeof schemes)[number]): string {
  const value = tokens[scheme][name];
  if (!value) throw new Error(`There is no colour '${name}'.`);
  return value;
}

/** WCAG 2.2, 'contrast ratio'. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, 'relative luminance'. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
