import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import type { PlanItem } from "../plan/items.ts";
import { planOf } from "../plan/plan.ts";

export interface OwnDate {
  kind: PlanItem["kind"];
  key: string;
  date: CalendarDate;
  title: string;
}

export async function ownDatesOf(context: Context, member: Member): Promise<OwnDate[]> {
  return (await datesOf(context, member)).map(ownDate);
}

export async function openDatesOf(context: Context, member: Member): Promise<OwnDate[]> {
  return (await datesOf(context, member)).filter(({ status }) => status !== "done").map(ownDate);
}

async function datesOf(context: Context, member: Member) {
  const { items } = await planOf(context, member);
  return items.filter(({ isDated, status }) => isDated && status !== "notForMe");
}

function ownDate({ kind, calendarKey, date, name }: PlanItem): OwnDate {
  return { kind, key: calendarKey, date, title: name };
}
