import type { Child, PregnancyRecord } from "../../api/types.ts";
import { Rich } from "../../components/rich.tsx";
import { formatDate, monthName } from "../../format/dates.ts";
import { TERM_DAYS } from "../../../server/contract/pregnancies/dating.ts";
import { m } from "../../messages/m.ts";

const DAY = 24 * 60 * 60 * 1000;

type Named = Pick<PregnancyRecord, "babyName" | "babyBirthDate" | "expectedDate"> &
  Partial<Pick<PregnancyRecord, "loss" | "isCertain">>;

export function PregnancyName({ babyName, babyBirthDate, expectedDate, isCertain, loss }: Named) {
  if (babyBirthDate) return <Born name={babyName} birthDate={babyBirthDate} />;
  // A due date that will not come is not shown, but the month tells one loss from another.
  if (loss) return expectedDate ? m.accountAPregnancyOf({ month: monthBegun(expectedDate) }) : m.accountAPregnancy();
  if (!expectedDate) return m.pregnancy();
  const date = formatDate(expectedDate);
  return m.accountPregnancyDue({ date: isCertain === false ? m.accountNotCertain({ date }) : date });
}

function monthBegun(expectedDate: string) {
  const begun = Date.parse(expectedDate) - TERM_DAYS * DAY;
  return monthName(new Date(begun).toISOString());
}

export function Born({ name, birthDate }: Pick<Child, "name" | "birthDate">) {
  const date = formatDate(birthDate);
  if (!name) return m.accountChildBorn({ date });
  return <Rich of={m.accountNamedBorn} marks={{ name: <bdi /> }} with={{ name, date }} />;
}
