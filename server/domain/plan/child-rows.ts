import { called } from "../children/called.ts";
import type { Child } from "../children/children.ts";
import { FOLLOWED_YEARS } from "../children/problems.ts";
import { addDays, addYears, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { rowOf, type Asked, type PlanItem } from "./items.ts";

export interface PlannedChild extends Child {
  isCurrent: boolean;
}

export type AskedOfChild = Pick<Asked, "now" | "marks">;

export function rowOfChild(child: PlannedChild, item: Pick<PlanItem, "key" | "name" | "about">) {
  const { id, isCurrent, name, place } = child;
  return {
    ...rowOf({ id, isCurrent, numberOfBabies: place.of }, item),
    childId: id,
    // Babies of one birth who have no names are told apart by their order.
    babyName: place.of > 1 ? called(child) : name,
    called: called(child),
  };
}

export function lastDay({ birthDate }: Child): CalendarDate {
  return addDays(addYears(birthDate, FOLLOWED_YEARS), -1);
}
