import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DailyChart } from "../../app/routes/admin/numbers/daily-chart.tsx";

function chartOf(values: number[]) {
  const days = values.map((value, index) => ({ day: `day ${index + 1}`, value }));
  const props = { id: "posts", title: "Posts", values: days, dateInWords: (day: string) => day };
  return renderToStaticMarkup(createElement(DailyChart, props));
}

const barsIn = (chart: string) => [...chart.matchAll(/<rect[^>]* x="([\d.]+)"/g)].map(([, x]) => x);

test("bars end with the latest day at the right edge, however few days there are", () => {
  const many = barsIn(chartOf(Array.from({ length: 14 }, (_, index) => index + 1)));
  expect(many).toHaveLength(14);
  expect(barsIn(chartOf([1, 2, 3]))).toEqual(many.slice(-3));
});

test.each([2, 14])("the words of a chart of %i days do not run together in a browser without pictures", (days) => {
  const chart = chartOf(Array.from({ length: days }, (_, index) => index + 1));
  expect(chart.match(/<text/g)?.length).toBeGreaterThan(2);
  expect(chart.match(/[^\s>]<\/text>(<[^>]*>)*<text/)).toBeNull();
});

test("the first day is a figure, not a chart", () => {
  expect(chartOf([22])).toContain("<strong>22</strong> on day 1");
  expect(barsIn(chartOf([22]))).toEqual([]);
});
