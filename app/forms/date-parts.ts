export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export function partsOf(date: string | null | undefined): DateParts | undefined {
  const [year, month, day] = date?.split("-") ?? [];
  return year && month && day ? { day: String(Number(day)), month: String(Number(month)), year } : undefined;
}

export function draftParts(draft: Record<string, string>, name: string): DateParts | undefined {
  const [day, month, year] = ["day", "month", "year"].map((part) => draft[`${name}.${part}`] ?? "");
  return day || month || year ? { day: day ?? "", month: month ?? "", year: year ?? "" } : undefined;
}
