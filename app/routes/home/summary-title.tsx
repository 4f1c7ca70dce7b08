import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import type { WeekSummary } from "./summary-of.ts";

export function SummaryTitle({ title, named }: Pick<WeekSummary, "title" | "named">) {
  return named ? <Rich of={m.homeBabyAgeNamed} marks={{ name: <bdi /> }} with={named} /> : title;
}
