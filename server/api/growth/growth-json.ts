import type { GrowthJson, GrowthReadingJson } from "../../contract/growth/answers.ts";
import { GROWTH_KINDS } from "../../contract/growth/kinds.ts";
import { say } from "../../contract/sentences/say.ts";
import { called } from "../../domain/children/called.ts";
import type { Child } from "../../domain/children/children.ts";
import type { Context } from "../../domain/context.ts";
import type { Member } from "../../domain/member/member.ts";
import { growthAge } from "../../domain/growth/age.ts";
import { growthAdvised, type AdvisedGrowth } from "../../domain/growth/advice.ts";
import { isFalling, isForAge, linesForAge, linesForLength, weightsForLength } from "../../domain/growth/chart.ts";
import { hasArm } from "../../domain/growth/measured.ts";
import { measuresOf, ownMeasure, type Place } from "../../domain/growth/readings.ts";
import { growthKindWords, measuredInWords } from "../../domain/growth/words.ts";
import { today } from "../../domain/pregnancies/pregnancies.ts";
import { adviceJson } from "../record/reading-json.ts";

export async function growthJson(context: Context, child: Child): Promise<GrowthJson> {
  const readings = await growthAdvised(context, child, await measuresOf(context, child));
  const now = today(context);
  const weights = weightsForLength(child, readings);
  const kinds = GROWTH_KINDS.map((kind) => ({
    kind,
    name: growthKindWords[kind](),
    mayAdd: kind !== "arm" || hasArm(child, now),
    readings: readings.filter((reading) => reading.kind === kind).map(growthReadingJson),
    lines: isForAge(kind) ? linesForAge(child, kind, now) : [],
  }));
  const { id: _id, birthDate, sex, gestationDays } = child;
  return {
    child: { _id, called: called(child), birthDate, sex },
    isCorrected: growthAge(birthDate, now, gestationDays).isCorrected,
    kinds: kinds.filter(({ mayAdd, readings: own }) => mayAdd || own.length > 0),
    weightForLength:
      weights.length > 0
        ? {
            points: weights.map(({ id, date, centimetres, kilograms }) => ({ _id: id, date, centimetres, kilograms })),
            lines: linesForLength(sex, weights),
          }
        : null,
    note: isFalling(child, readings) ? say.growthFalling() : null,
  };
}

/** With what is to be done for it, which the child's other readings decide too. */
export async function ownMeasureJson(context: Context, member: Member, place: Place): Promise<GrowthReadingJson> {
  const { child, reading } = await ownMeasure(context, member, place);
  const all = await growthAdvised(context, child, await measuresOf(context, child));
  return growthReadingJson(all.find(({ id }) => id === reading.id) ?? { ...reading, advice: null });
}

function growthReadingJson(reading: AdvisedGrowth): GrowthReadingJson {
  const { id: _id, childId, kind, date, value, position, advice } = reading;
  const inWords = measuredInWords(reading);
  return {
    _id,
    childId,
    kind,
    name: growthKindWords[kind](),
    date,
    value,
    position,
    inWords,
    advice: adviceJson(advice),
  };
}
