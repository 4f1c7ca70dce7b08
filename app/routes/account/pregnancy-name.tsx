import type { Child, PregnancyRecord } from "../../api/types.ts";
import { Rich } from "../../components/rich.tsx";
import { formatDate } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";

type Named = Pick<PregnancyRecord, "babyName" | "babyBirthDate" | "expectedDate"> &
  Partial<Pick<PregnancyRecord, "loss" | "isCertain">>;

export function PregnancyName({ babyName, babyBirthDate, expectedDate, isCertain, loss }: Named) {
  if (babyBirthDate) return <Born name={babyName} birthDate={babyBirthDate} />;
  // A due date that will not come is not shown.
  if (loss) return m.accountAPregnancy();
  if (!expectedDate) return m.pregnancy();
  const date = formatDate(expectedDate);
  return m.accountPregnancyDue({ date: isCertain === false ? m.accountNotCertain({ date }) : date });
}

export function Born({ name, birthDate }: Pick<Child, "name" | "birthDate">) {
  const date = formatDate(birthDate);
  if (!name) return m.accountChildBorn({ date });
  return <Rich of={m.accountNamedBorn} marks={{ name: <bdi /> }} with={{ name, date }} />;
}
