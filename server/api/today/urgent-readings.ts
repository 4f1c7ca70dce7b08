import type { UrgentReadingJson } from "../../contract/today/answers.ts";
import { called } from "../../domain/children/called.ts";
import type { Context } from "../../domain/context.ts";
import { urgentMeasures } from "../../domain/growth/urgent.ts";
import { growthKindWords, measuredInWords } from "../../domain/growth/words.ts";
import type { Member } from "../../domain/member/member.ts";
import { urgentReading } from "../../domain/record/urgent.ts";
import { adviceJson, readingJson } from "../record/reading-json.ts";

/** The member's own first. */
export async function urgentReadingsJson(context: Context, member: Member): Promise<UrgentReadingJson[]> {
  const [reading, ofChildren] = await Promise.all([urgentReading(context, member), urgentMeasures(context, member)]);
  const own = reading
    ? [readingJson(reading)].map(({ name, date, inWords, advice }) => ({ name, date, inWords, advice }))
    : [];
  return [
    ...own.map((json) => ({ ...json, child: null })),
    ...ofChildren.map(({ child, reading }) => ({
      name: growthKindWords[reading.kind](),
      date: reading.date,
      inWords: measuredInWords(reading),
      advice: adviceJson(reading.advice),
      child: { _id: child.id, called: called(child) },
    })),
  ];
}
