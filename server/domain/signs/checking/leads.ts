import type { Reference } from "../references.ts";
import { isMoreUrgent, rowsFor, type Readers, type Sign, type Urgency } from "../table.ts";
import type { Line, SignFault } from "./fault.ts";
import { OWN_ADVICE } from "./patterns.ts";
import { literalIn, signsIn, withoutReferences } from "./sentences.ts";

export interface Lead {
  line: Line;
  urgency: Urgency;
  isHeading: boolean;
}

export function underLead(
  line: Line,
  lead: Lead,
  references: Reference[],
  known: Sign[],
  readers: readonly Readers[],
): SignFault[] {
  const named = signsIn(withoutReferences(line.text), known);
  if (named.length === 0 || isQuestion(line.text)) return [];
  if (!lead.isHeading) {
    return [
      {
        line: lead.line.number,
        words: lead.line.text.trim().slice(0, 80),
        msg: `This line says how urgent the signs below it are (${named.map(({ key }) => key).join(", ")}). Let the table say it: {{urgency:${named[0]?.key}}}.`,
      },
    ];
  }
  const says = references.filter(({ variant }) => variant === "urgency" || variant === "sign");
  if (says.length > 0 || literalIn(line.text) || OWN_ADVICE.test(line.text)) return [];
  const isLower = named.every((sign) =>
    rowsFor(sign, readers).every(({ urgency }) => isMoreUrgent(lead.urgency, urgency)),
  );
  const isHigher = named.some((sign) =>
    rowsFor(sign, readers).every(({ urgency }) => isMoreUrgent(urgency, lead.urgency)),
  );
  if (!isLower && !isHigher) return [];
  return [
    {
      line: line.number,
      words: line.text.trim().slice(0, 80),
      msg: `The heading says “${lead.urgency}”, the table another urgency for ${named.map(({ key }) => key).join(", ")}. Write {{urgency:${named[0]?.key}}} here.`,
    },
  ];
}

const isQuestion = (text: string) => /\?\W*$/.test(text);
