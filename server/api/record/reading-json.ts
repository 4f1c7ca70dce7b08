import type { ReadingJson } from "../../contract/record/answers.ts";
import type { Context } from "../../domain/context.ts";
import type { Member } from "../../domain/member/member.ts";
import { advised, type Advised } from "../../domain/record/advice.ts";
import type { Reading } from "../../domain/record/readings.ts";
import { situationOf } from "../../domain/record/situation.ts";
import { kindWords, valuesInWords } from "../../domain/record/words.ts";

export async function advisedJson(context: Context, member: Member, reading: Reading): Promise<ReadingJson> {
  const [told] = await advised(context, await situationOf(context, member), [reading]);
  return readingJson(told ?? { ...reading, advice: null });
}

export function readingJson({ id, date, values, advice }: Advised): ReadingJson {
  return {
    _id: id,
    name: kindWords[values.kind](),
    date,
    inWords: valuesInWords(values),
    ...values,
    advice: adviceJson(advice),
  };
}

export function adviceJson(advice: Advised["advice"]): ReadingJson["advice"] {
  return advice && { ...advice, urgency: advice.urgency === "next visit" ? "thisWeek" : advice.urgency };
}
