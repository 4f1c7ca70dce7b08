import { href } from "react-router";
import type { FigureOfDesk } from "./figure-cards.tsx";

interface Day {
  members: number | null;
  activeMembers: number;
  activeIn7Days: number | null;
}

const WEEK = 7;
const SHOWN = 14;

/** How many came and how many were here in seven days, beside the seven before. A day without a count is passed over. */
export function memberFigures(days: Day[]): FigureOfDesk[] {
  const totals = days.flatMap(({ members }) => members ?? []);
  const came = totals.slice(1).map((total, index) => Math.max(0, total - (totals[index] ?? 0)));
  const active = days.flatMap(({ activeIn7Days }) => activeIn7Days ?? []);
  const figures: FigureOfDesk[] = [];
  // The first count has none before it to tell the new ones from.
  if (came.length > 0) {
    figures.push({
      name: "New members",
      to: href("/admin/members"),
      value: sum(came.slice(-WEEK)),
      hint: inWords(came.length > WEEK ? sum(came.slice(-2 * WEEK, -WEEK)) : null),
      isWaiting: false,
      trend: came.slice(-SHOWN),
    });
  }
  const latest = active.at(-1);
  if (latest !== undefined) {
    figures.push({
      name: "Active members",
      to: href("/admin/numbers"),
      value: latest,
      hint: inWords(active.at(-1 - WEEK) ?? null),
      isWaiting: false,
      trend: active.slice(-SHOWN),
    });
  }
  return figures;
}

function inWords(before: number | null) {
  return before === null ? "in 7 days, counted hourly" : `in 7 days, ${before} before, counted hourly`;
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0);
}
