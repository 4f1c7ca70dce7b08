import type { Line, SignFault } from "./checking/fault.ts";
import { underLead, type Lead } from "./checking/leads.ts";
import { misplaced } from "./checking/misplaced.ts";
import { literalIn } from "./checking/sentences.ts";
import { thresholdFaults } from "./checking/thresholds.ts";
import { urgencyFaults } from "./checking/urgencies.ts";
import { expandSigns, ReferenceFault, referencesIn, type Reference } from "./references.ts";
import { rowsFor, signs, type Readers } from "./table.ts";

export function signFaultsIn(text: string, readers: readonly Readers[]): SignFault[] {
  const known = [...signs.values()].filter((sign) => rowsFor(sign, readers).length > 0);
  const faults: SignFault[] = [];
  let lead: Lead | undefined;
  for (const line of text.split("\n").map((words, index): Line => ({ number: index + 1, text: words }))) {
    const references = readReferences(line, readers, faults);
    const heading = /^#+ /.test(line.text);
    const isItem = /^\s*(?:[-*]|\d+\.) /.test(line.text);
    if (line.text.trim() === "") continue;
    if (!isItem) lead = undefined;
    if (heading) {
      const urgency = literalIn(line.text);
      if (urgency) lead = { line, urgency, isHeading: true };
      continue;
    }
    faults.push(...thresholdFaults(line));
    faults.push(...urgencyFaults(line, known, readers), ...misplaced(line, references, known, readers));
    if (isItem && lead) faults.push(...underLead(line, lead, references, known, readers));
    if (!isItem && /:\**\s*$/.test(line.text)) {
      const urgency = literalIn(line.text);
      if (urgency) lead = { line, urgency, isHeading: false };
    }
  }
  return faults;
}

function readReferences({ number, text }: Line, readers: readonly Readers[], faults: SignFault[]): Reference[] {
  try {
    expandSigns(text, readers);
    return referencesIn(text, readers);
  } catch (error) {
    if (!(error instanceof ReferenceFault)) throw error;
    faults.push({ line: number, words: text.trim().slice(0, 80), msg: error.message });
    return [];
  }
}
