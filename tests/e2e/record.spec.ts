import type { Locator } from "playwright/test";
import { inDays } from "../fixtures/dates.ts";
import { childAdded } from "../fixtures/children.ts";
import { writer } from "../fixtures/mothers.ts";
import { field, send } from "./forms.ts";
import { signedIn, signIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";
import { urdu } from "./urdu.ts";

test(
  "a blood pressure is written down, says what to do, is drawn, changed and deleted",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-30 * 7) });
    await page.goto("/");
    await settled(page, hasScript);
    await page.getByRole("link", { name: "My record" }).click();
    const pressure = page.getByRole("region", { name: "Blood pressure" });

    for (const [first, second] of [
      ["12", "8"],
      ["162", "98"],
    ] as const) {
      await page.getByRole("link", { name: "Blood pressure", exact: true }).click();
      await page.getByLabel(/^First number/).fill(first);
      await page.getByLabel(/^Second number/).fill(second);
      await send(page, "Save");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await expect(page.getByRole("region", { name: "Get help" })).toContainText(
      "a lower one of 110 or more: go to hospital now.",
    );
    await expect(pressure.getByRole("row")).toHaveCount(3);
    await expect(pressure.getByRole("img")).toBeVisible();

    await pressure.getByRole("link", { name: /162\/98/ }).click();
    await page.getByRole("link", { name: "Delete", exact: true }).click();
    await send(page, "Delete");
    await expect(pressure.getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("region", { name: "Get help" })).toHaveCount(0);
  },
);

test(
  "a child's weight and length are written down, drawn with the lines of others, and deleted",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    const mother = await writer(site.address);
    await childAdded(mother, { name: "Zoya", birthDate: inDays(-400), sex: "girl" });
    await signIn(page, site.address, mother);
    await page.goto("/record");
    await settled(page, hasScript);
    await page.getByRole("link", { name: "Zoya" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Growth: Zoya" })).toBeVisible();
    const add = async (kind: string, label: string, typed: string) => {
      await page.getByRole("link", { name: kind, exact: true }).click();
      await field(page, label).fill(typed);
      if (kind === "Length or height") await page.getByLabel("Lying down").check();
      await send(page, "Save");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    await add("Weight", "Weight in kg", "9");
    await add("Length or height", "Length or height in cm", "75");

    for (const name of ["Weight", "Length or height", "Weight for length"]) {
      const drawn = page.getByRole("region", { name, exact: true }).getByRole("img");
      await expect(drawn).toBeVisible();
      const { width, height } = (await drawn.boundingBox()) ?? { width: 0, height: 0 };
      expect([name, width > 200, height > 80]).toEqual([name, true, true]);
    }
    const weight = page.getByRole("region", { name: "Weight", exact: true });
    await weight.getByRole("link", { name: /9 kg/ }).click();
    await page.getByRole("link", { name: "Delete", exact: true }).click();
    await send(page, "Delete");
    await expect(weight).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Weight for length", exact: true })).toHaveCount(0);
  },
);

interface Place {
  left: number;
  right: number;
  lines: number;
}

const placesOf = (words: Locator): Promise<Place[]> =>
  words.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      return { left: Math.round(left), right: Math.round(right), lines: lines.size };
    }),
  );

for (const language of ["en", "ur"]) {
  test(`on a phone a day is one line and a value begins below its heading, in '${language}'`, async ({
    page,
    site,
  }) => {
    const member = await writer(site.address, { lastMenstrualPeriod: inDays(-30 * 7) });
    const add = (body: Record<string, unknown>) => member.call("POST", "/record/reading", { body });
    await add({ kind: "haemoglobin", haemoglobin: 10.2, date: inDays(-50) });
    await add({ kind: "bloodSugar", sugar: 92, sugarTime: "fasting", date: inDays(-360) });
    await add({ kind: "urineProtein", protein: "+", date: inDays(-25) });
    await add({ kind: "urineProtein", protein: "++" });
    await signIn(page, site.address, member);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(language === "ur" ? "/ur/record" : "/record");

    const start = ({ left, right }: Place) => (language === "ur" ? right : left);
    const days = await placesOf(page.locator("tbody th"));
    expect(days.map(({ lines }) => lines)).toEqual([1, 1, 1, 1]);
    const headings = (await placesOf(page.locator("thead th:last-child"))).map(start);
    const values = (await placesOf(page.locator("tbody td > a"))).map(start);
    expect(values).toEqual([headings[0], headings[1], headings[1], headings[2]]);
  });
}

test("in Urdu a value stands before its day, with units of the Latin script too", async ({ page, site }) => {
  const member = await writer(site.address, { lastMenstrualPeriod: inDays(-30 * 7) });
  const add = (body: Record<string, unknown>) => member.call("POST", "/record/reading", { body });
  await add({ kind: "bloodPressure", systolic: 124, diastolic: 82 });
  await add({ kind: "haemoglobin", haemoglobin: 11.4 });
  await add({ kind: "urineProtein", protein: "+" });
  await add({ kind: "bloodSugar", sugar: 92, sugarTime: "fasting" });
  await signIn(page, site.address, member);
  await page.goto("/ur/record");

  const hints = page.getByRole("region", { name: urdu("recordAddTitle") }).locator(".hint", { hasText: "·" });
  await expect(hints).toHaveCount(4);
  const places = await hints.evaluateAll((elements) =>
    elements.map(({ firstChild: words }) => {
      const middleOf = (sign: RegExp) => {
        const range = document.createRange();
        const at = words?.textContent?.search(sign) ?? -1;
        if (!words || at < 0) return Number.NaN;
        range.setStart(words, at);
        range.setEnd(words, at + 1);
        const { left, right } = range.getBoundingClientRect();
        return (left + right) / 2;
      };
      return [/[\d+]/, /·/, /[\u0600-\u06FF](?=[^·]*$)/].map(middleOf);
    }),
  );
  for (const [value = 0, dot = 0, day = 0] of places) {
    expect(value).toBeGreaterThan(dot);
    expect(dot).toBeGreaterThan(day);
  }
});
