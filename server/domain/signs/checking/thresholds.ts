import type { Line, SignFault } from "./fault.ts";
import { THRESHOLDS } from "./patterns.ts";
import { sentencesOf, withoutReferences } from "./sentences.ts";

export function thresholdFaults({ number, text }: Line): SignFault[] {
  return sentencesOf(withoutReferences(text)).flatMap((sentence) =>
    THRESHOLDS.flatMap(([pattern, instead]) => {
      const [words] = pattern.exec(sentence) ?? [];
      if (words === undefined) return [];
      return [
        {
          line: number,
          words,
          msg: `“${words}” is a threshold, which the table of signs alone states. Write ${instead}.`,
        },
      ];
    }),
  );
}
