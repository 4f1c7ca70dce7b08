import { href } from "react-router";
import { m } from "../../messages/m.ts";
import type { PageToKeep } from "../../offline/kept-pages.ts";

export type Tab = "before" | "after";

export function weekAddress(tab: Tab, week: number) {
  return `${href("/weeks")}?${new URLSearchParams({ tab, week: String(week) })}`;
}

export function weeksToKeep(tab: Tab, week: number, last: number): PageToKeep[] {
  return [week - 1, week, week + 1]
    .filter((one) => one >= 1 && one <= last)
    .map((one) => {
      const title = m.weekNumber({ week: one });
      return {
        address: weekAddress(tab, one),
        title: tab === "after" ? m.weekTitleAfterBirth({ title }) : m.weekTitlePregnancy({ title }),
      };
    });
}
