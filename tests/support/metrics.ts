/** One number with its labels. */
interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

interface Family {
  type: string;
  samples: Sample[];
}

export type Families = Map<string, Family>;

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const SUFFIXES: Record<string, RegExp> = {
  counter: /^$/,
  gauge: /^$/,
  histogram: /^_(bucket|sum|count)$/,
  summary: /^(_sum|_count)?$/,
};

/** Reads the text format of Prometheus (0.0.4) as strictly as it is written down. @throws at the first line that is odd. */
export function parseMetrics(text: string): Families {
  if (!text.endsWith("\n")) throw new Error("the last line has no end");
  const families: Families = new Map();
  let helped: string | undefined;
  let current: string | undefined;
  for (const line of text.split("\n").filter(Boolean)) {
    const [, word, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (word === "HELP") {
      if (!NAME.test(name) || families.has(name)) throw new Error(`a second or odd family: ${line}`);
      helped = name;
    } else if (word === "TYPE") {
      if (name !== helped || !(rest in SUFFIXES)) throw new Error(`a type without its help: ${line}`);
      families.set(name, { type: rest, samples: [] });
      current = name;
    } else {
      const family = families.get(current ?? "");
      if (!family || current === undefined) throw new Error(`a sample before its type: ${line}`);
      const sample = sampleIn(line);
      const suffix = sample.name.startsWith(current) ? sample.name.slice(current.length) : "?";
      if (!SUFFIXES[family.type]?.test(suffix)) throw new Error(`a sample of another family: ${line}`);
      if (family.samples.some((other) => keyOf(other) === keyOf(sample))) throw new Error(`twice: ${line}`);
      family.samples.push(sample);
    }
  }
  for (const [name, family] of families) if (family.type === "histogram") requireWhole(name, family.samples);
  return families;
}

/** A number; undefined where there is none. All labels are to be given. */
export function valueOf(families: Families, name: string, labels: Record<string, string> = {}): number | undefined {
  const all = [...families.values()].flatMap(({ samples }) => samples);
  return all.find((sample) => keyOf(sample) === keyOf({ name, labels }))?.value;
}

function sampleIn(line: string): Sample {
  const [, name = "", inner, number = ""] = /^([^\s{]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  const value = number === "+Inf" ? Infinity : Number(number);
  if (!NAME.test(name) || number === "" || (Number.isNaN(value) && number !== "NaN")) throw new Error(`odd: ${line}`);
  const labels: Record<string, string> = {};
  let left = inner ?? "";
  while (left !== "") {
    const [whole = "", label = "", text = ""] =
      /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\n"])*)"(?:,(?!$)|$)/.exec(left) ?? [];
    if (whole === "" || label in labels) throw new Error(`odd labels: ${line}`);
    labels[label] = text;
    left = left.slice(whole.length);
  }
  return { name, labels, value };
}

/** Buckets only grow, and the last has all. */
function requireWhole(name: string, samples: Sample[]) {
  const bySeries = Object.groupBy(samples, ({ labels: { le: _le, ...labels } }) => keyOf({ name, labels }));
  for (const series of Object.values(bySeries)) {
    const buckets = (series ?? []).filter((sample) => sample.name === `${name}_bucket`);
    const count = series?.find((sample) => sample.name === `${name}_count`)?.value;
    const grows = buckets.every(({ value, labels }, index) => {
      const before = buckets[index - 1];
      return !before || (before.value <= value && Number(before.labels["le"]) < edge(labels["le"]));
    });
    const last = buckets.at(-1);
    if (!grows || last?.labels["le"] !== "+Inf" || last.value !== count) throw new Error(`${name} does not add up`);
  }
}

const edge = (le: string | undefined) => (le === "+Inf" ? Infinity : Number(le));

function keyOf({ name, labels }: Pick<Sample, "name" | "labels">) {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}=${value}`);
  return [name, ...pairs.toSorted((a, b) => (a < b ? -1 : 1))].join(" ");
}
