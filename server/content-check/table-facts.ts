import { signs, sources, type SignRow } from "../domain/signs/table.ts";
import type { Fact } from "./fact.ts";
import { capitalised } from "../domain/capitalised.ts";

const READERS: Record<SignRow["who"], string> = {
  pregnant: "pregnancy",
  afterBirth: "after birth",
  afterLoss: "after a loss",
  baby: "child",
};

export function factsOfTable(places: ReadonlyMap<string, ReadonlySet<string>>): Fact[] {
  return [...signs.values()].flatMap((sign): Fact[] => {
    const rows = sign.rows.filter(({ threshold }) => threshold);
    if (rows.length === 0) return [];
    const said = Map.groupBy(rows, ({ words = sign.words, urgency }) => `${words}: ${urgency}`);
    const sentence = [...said].map(([words, alike]) => `${words} (${readersOf(alike)})`).join("; ");
    return [
      {
        sentence: `${capitalised(sentence)}.`,
        places: [...(places.get(sign.key) ?? [])],
        sources: [...new Set(rows.flatMap((row) => row.sources))].flatMap((key) => sources[key] ?? []),
      },
    ];
  });
}

function readersOf(rows: SignRow[]) {
  return [...new Set(rows.map(({ who }) => READERS[who]))].join(", ");
}
