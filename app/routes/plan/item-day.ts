import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { getApi, load } from "../../api/client.ts";
import type { PlanItem } from "../../api/types.ts";
import { dateField } from "../../forms/date-field-schema.ts";
import { draftParts, partsOf } from "../../forms/date-parts.ts";
import { constraintsOf } from "../../forms/submission.ts";
import { usualDays, wasDue } from "../../format/plan-days.ts";
import { asSentence } from "../../format/sentence.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { draftFields } from "../../middleware/draft.ts";
import { m } from "../../messages/m.ts";
import type { Words } from "../../../server/contract/sentences/words.ts";

type Schema = ReturnType<typeof itemDaySchema>;
export type ItemDay = z.input<Schema>;

export function itemDaySchema(missing: Words) {
  return z.object({ pregnancy: z.string().max(100), item: z.string().max(100), date: dateField(missing) });
}

interface Asked {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * @param dayOf the day to begin with, null for none; undefined when the item can be given none
 * @throws 404 when her plan has no item with the key and the pregnancy in the address
 */
export async function loadItemDay(
  { url, context }: Asked,
  schema: Schema,
  dayOf: (item: PlanItem, today: string) => string | null | undefined,
) {
  const { data: plan } = await load(getApi(context).plan.$get());
  const [pregnancy, key] = ["pregnancy", "item"].map((name) => url.searchParams.get(name));
  const item = plan.items.find((one) => one.pregnancyId === pregnancy && one.key === key);
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  const day = item && dayOf(item, today);
  if (!item || day === undefined) throw data({ message: m.accountNoSuchDate() }, { status: 404 });
  return {
    pregnancy: item.pregnancyId,
    item: item.key,
    name: item.name,
    days: daysInWords(item, today),
    constraint: constraintsOf(schema),
    defaultValue: { date: draftParts(draftFields(context), "date") ?? partsOf(day) },
  };
}

/** Null for an appointment, which hides the days of the list. */
function daysInWords(item: PlanItem, today: string) {
  if (item.movedTo !== null || item.doneOn !== null) return null;
  if (item.status === "missed") return asSentence(wasDue(item, today));
  return m.planUsualDays({ days: usualDays(item, today) });
}
