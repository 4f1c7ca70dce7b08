import type { Page } from "playwright/test";
import { shippedId } from "../../server/domain/identity.ts";
import { expect, settled, test } from "./test.ts";

declare global {
  interface Window {
    said: { words: string; lang: string }[];
    /** Ends the reading of what is said now, or fails it. */
    end: (outcome: "end" | "error") => void;
    /** Phones tell their voices only after a while. */
    tellVoices: (voices: string[]) => void;
  }
}

/** A phone with these voices, which says nothing until it is told to end. */
function phoneWith(voices: string[]) {
  window.said = [];
  const waiting: EventTarget[] = [];
  class Utterance extends EventTarget {
    lang = "";
    voice = null;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const cancelled = () => Object.assign(new Event("error"), { error: "canceled" });
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices.map((lang) => ({ lang })),
    speak(utterance: Utterance) {
      window.said.push({ words: utterance.text, lang: utterance.lang });
      waiting.push(utterance);
    },
    cancel() {
      for (const utterance of waiting.splice(0)) utterance.dispatchEvent(cancelled());
    },
  });
  window.tellVoices = (told) => {
    voices.push(...told);
    speech.dispatchEvent(new Event("voiceschanged"));
  };
  window.end = (outcome) => {
    const ended = outcome === "end" ? waiting.splice(0) : waiting.splice(0, 1);
    const event = () =>
      outcome === "end" ? new Event("end") : Object.assign(new Event("error"), { error: "network" });
    for (const utterance of ended) utterance.dispatchEvent(event());
  };
  Object.defineProperties(window, {
    speechSynthesis: { value: speech },
    SpeechSynthesisUtterance: { value: Utterance },
  });
}

/** What speaks is fetched when it is asked for. */
async function saidOn(page: Page) {
  await page.waitForFunction(() => window.said.length > 0);
  return page.evaluate(() => window.said);
}

const pages = [
  ["a week", "/weeks?week=24", "Timeline"],
  ["a symptom", `/symptom?id=${shippedId("symptom", "headaches")}`, "What helps"],
  ["an article", `/article/${shippedId("article", "teething")}`, "In short"],
  ["a month for the family", "/family?id=month-8", "Who does what"],
] as const;

for (const [name, path, heading] of pages)
  test(`${name} is read aloud by the phone's own voice, from its heading on`, async ({ page }) => {
    await page.addInitScript(phoneWith, ["en-GB"]);
    await page.goto(path);
    await settled(page, true);
    await page.getByRole("button", { name: "Listen" }).click();
    const stop = page.getByRole("button", { name: "Stop reading aloud" });
    await expect(stop).toBeVisible();
    const said = await saidOn(page);
    const words = said.map((sentence) => sentence.words);
    expect(words).toContain(heading);
    expect(words.join(" ")).not.toMatch(/Listen|Stop reading|Read more about|WhatsApp/);
    expect(new Set(said.map(({ lang }) => lang))).toEqual(new Set(["en"]));

    await page.evaluate(() => window.end("end"));
    await expect(stop).toHaveCount(0);
    await page.getByRole("button", { name: "Listen" }).click();
    await stop.click();
    await expect(page.getByRole("button", { name: "Listen" })).toBeVisible();
    await expect(page.getByText("Your phone can't read this aloud")).toHaveCount(0);
  });

const SIGN = shippedId("dangerSign", "pregnant-fit");

const placesOf = (page: Page) =>
  page
    .getByRole("main")
    .locator(":is(h1, h2, h3, p, li, .button):not(.listen *)")
    .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));

for (const [name, path] of [...pages, ["advice", `/danger-signs?who=pregnant&check=1&feel=${SIGN}`]] as const)
  test(`nothing on ${name} moves when the phone tells its voices`, async ({ page }) => {
    await page.addInitScript(phoneWith, []);
    await page.goto(path);
    await settled(page, true);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("button", { name: "Listen" })).toHaveCount(0);
    const before = await placesOf(page);
    expect(before.length).toBeGreaterThan(5);

    await page.evaluate(() => window.tellVoices(["en-GB"]));
    await expect(page.getByRole("button", { name: "Listen" })).toBeVisible();
    expect(await placesOf(page)).toEqual(before);
  });

test("what to do about danger signs is read aloud, once it is told", async ({ page }) => {
  await page.addInitScript(phoneWith, ["en-GB"]);
  await page.goto("/danger-signs?who=pregnant");
  await settled(page, true);
  await expect(page.getByRole("button", { name: "Listen" })).toHaveCount(0);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "See what to do" }).click();
  await page.getByRole("button", { name: "Listen" }).click();
  const words = (await saidOn(page)).map((sentence) => sentence.words);
  expect(words[0]).toBe("Get help now");
  expect(words.join(" ")).not.toContain("Read more");
});

test("a voice that fails is told, and another try can be made", async ({ page }) => {
  await page.addInitScript(phoneWith, ["en-GB"]);
  await page.goto("/weeks?week=24");
  await settled(page, true);
  await page.getByRole("button", { name: "Listen" }).click();
  await saidOn(page);
  await page.evaluate(() => window.end("error"));
  await expect(page.getByText("Your phone can't read this aloud just now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Listen" })).toBeVisible();
});

test("a phone without a voice for the page's language has no button", async ({ page }) => {
  await page.addInitScript(phoneWith, ["ur-PK", "de-DE"]);
  await page.goto("/weeks?week=24");
  await settled(page, true);
  await expect(page.getByRole("button", { name: "Listen" })).toHaveCount(0);
});
