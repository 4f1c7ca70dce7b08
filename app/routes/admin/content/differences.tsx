import type { LanguageCode } from "../../../../server/contract/languages.ts";
import type { Difference } from "../../../api/types.ts";
import { MarkedWords } from "./marked-words.tsx";
import { Side, sideOf, Sides, wordsOf } from "./sides.tsx";
import { writtenIn } from "./written.ts";

interface Props {
  of: Difference[];
  none: string;
  language: LanguageCode;
  names?: [string, string];
}

const BESIDE: [string, string] = ["Before", "After"];

/** In one text; of Urdu, which a line through it makes unreadable, in two. */
export function Differences({ of: differences, none, language, names: [before, after] = BESIDE }: Props) {
  if (differences.length === 0) return <p>{none}</p>;
  const written = writtenIn(language, differences.map(({ text }) => text).join(""));
  if (written.dir === "rtl") {
    const [removed, added] = [sideOf("removed", differences), sideOf("added", differences)];
    return (
      <Sides>
        <Side name={before} words={wordsOf(removed)} language={language} parts={removed} />
        <Side name={after} words={wordsOf(added)} language={language} parts={added} />
      </Sides>
    );
  }
  return (
    <div className="evidence-text" {...written}>
      <MarkedWords of={differences} />
    </div>
  );
}
