import { within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { MOOD_QUESTIONS } from "../../../server/contract/mood-check/questions.ts";
import { inDays, written } from "../../fixtures/dates.ts";
import { sentAnswers } from "../../fixtures/mood-checks.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { hasTextBrowser, linesOf } from "../../support/text-browsers.ts";
import { FormVisitor } from "../form-visitor.ts";
import { browserOf, endSessionAtServer, openedAt, signedIn, writing } from "./people.ts";

const site = siteOfFile({ LANGUAGES: "en,ur" });

const radiosOf = (browser: FormVisitor) => [
  ...browser.document.querySelectorAll<HTMLInputElement>('main input[type=radio]:not([value=""])'),
];

/** Chooses the answers, by the names of the questions. */
function choose(browser: FormVisitor, answers: Record<string, string>) {
  for (const radio of radiosOf(browser)) if (answers[radio.name] === radio.value) browser.check(radio);
}

async function answer(browser: FormVisitor, answers: Record<string, string>) {
  await browser.open("/how-are-you");
  choose(browser, answers);
  return browser.press("See what to do");
}

/** Headings of the page in their order, below its title. */
const headingsOf = (browser: FormVisitor) =>
  within(browser.page.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);

describe("the questions", () => {
  test("are nine, none is answered beforehand, and the page says what happens with the answers", async () => {
    const browser = await openedAt(site, "/how-are-you");
    const radios = radiosOf(browser);

    expect([...new Set(radios.map(({ name }) => name))]).toEqual([...MOOD_QUESTIONS]);
    expect(radios).toHaveLength(9 * 4);
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
    const form = browser.page.getByRole("button", { name: "See what to do" }).closest("form");
    expect(form).toHaveTextContent(/nothing is kept or counted\. See what to do$/);
    expect([form?.method, form?.getAttribute("autocomplete")]).toEqual(["post", "off"]);
    expect(browser.page.getByRole("link", { name: /Gallis/ })).toHaveAttribute(
      "href",
      "https://pmc.ncbi.nlm.nih.gov/articles/PMC6054083",
    );
  });

  test("have one line above them, and help for who can not wait", async () => {
    const help = (browser: FormVisitor) => browser.document.querySelector("details.danger-group");
    const above = (browser: FormVisitor) =>
      [...browser.document.querySelectorAll("h1 ~ p")].map(({ textContent }) => textContent);
    const visitor = await openedAt(site, "/how-are-you");
    expect(above(visitor)).toEqual(["About 3 minutes. Nothing is kept."]);
    expect(help(visitor)?.querySelector("summary")).toHaveTextContent("Thoughts of dying? Get help now");
    expect(help(visitor)).toHaveTextContent("tell one person now");
    const numbers = [...(help(visitor)?.querySelectorAll<HTMLAnchorElement>("a[href^='tel:']") ?? [])];
    expect(numbers.map(({ href }) => href)).toEqual(["tel:1122", "tel:0311 7786264"]);
    const member = await signedIn(site);
    await member.open("/how-are-you");
    expect(above(member)).toEqual(["About 3 minutes. Kept only if you choose."]);
  });

  test("that were left out are named, and the others keep their answers", async () => {
    const browser = await openedAt(site, "/how-are-you");
    const { sleep: _sleep, harm: _harm, ...some } = sentAnswers(10);
    choose(browser, some);
    expect(await browser.press("See what to do")).toBe(400);

    const wrong = radiosOf(browser).filter((radio) => radio.getAttribute("aria-invalid") === "true");
    expect([...new Set(wrong.map(({ name }) => name))]).toEqual(["sleep", "harm"]);
    expect(browser.page.getByText("Choose an answer to question 3.")).toBeTruthy();
    expect(browser.page.getByText("Choose an answer to question 9.")).toBeTruthy();
    const first = browser.page.getByRole("link", { name: "2 questions have no answer yet. Go to the first" });
    expect(first).toHaveAttribute("href", `#${wrong[0]?.id}`);
    const chosen = radiosOf(browser).filter(({ checked }) => checked);
    expect(Object.fromEntries(chosen.map(({ name, value }) => [name, value]))).toEqual(some);
    choose(browser, { sleep: "0", harm: "0" });
    expect(await browser.press("See what to do")).toBe(200);
  });

  test("are in Urdu, which says that no doctor has read it", async () => {
    const browser = await openedAt(site, "/ur/how-are-you");
    expect(browser.heading).toBe("آپ کیسی ہیں؟");
    expect(radiosOf(browser)).toHaveLength(36);
    expect(browser.text).toContain("یہ اردو ترجمہ ابھی کسی ڈاکٹر نے نہیں پڑھا۔");
    choose(browser, sentAnswers(3, 1));
    expect(await browser.press("دیکھیں کیا کرنا ہے")).toBe(200);
    expect(headingsOf(browser)[0]).toBe("ابھی مدد لیں");
  });
});

test.skipIf(!hasTextBrowser("lynx"))("lynx, which chooses the first of several itself, chooses no answer", async () => {
  const { html } = await openedAt(site, "/how-are-you");
  const chosen = linesOf("lynx", html).filter((line) => line.includes("(*)"));
  expect(chosen).toHaveLength(9);
  expect(chosen.filter((line) => !/\(\*\) Not/.test(line))).toEqual([]);
  const { status } = await new FormVisitor(site.address).http.post("/how-are-you", { ...sentAnswers(9), harm: "" });
  expect(status).toBe(400);
});

describe("the result", () => {
  test.each([
    [0, "You have few of these problems"],
    [9, "You have some of these problems"],
    [10, "You have many of these problems"],
    [19, "You have many of these problems, on many days"],
    [24, "You have nearly all of these problems, on most days"],
  ])("of %i says what to do next, whom to call and that it is no diagnosis", async (sum, title) => {
    const browser = await openedAt(site, "/");
    expect(await answer(browser, sentAnswers(sum))).toBe(200);

    const result = browser.page.getByRole("status");
    expect(headingsOf(browser)[0]).toBe(title);
    expect(result).toHaveTextContent(
      new RegExp(`Your total is ${sum} of 27\\. This is not a diagnosis\\. Only a health worker [^.]*\\.$`),
    );
    within(result).getByRole("heading", { name: "To talk to somebody" });
    expect(within(result).getByRole("link", { name: "Call 0311 7786264" })).toHaveAttribute("href", "tel:0311 7786264");
    expect(within(result).getByRole("link", { name: "Danger signs" })).toHaveAttribute("href", "/danger-signs");
    expect(browser.html).not.toContain("Get help now</h2>");
  });

  test("is louder the higher the sum is, and calls at once from 15 on", async () => {
    const browser = await openedAt(site, "/");
    const shown = [];
    for (const sum of [12, 17, 22]) {
      await answer(browser, sentAnswers(sum));
      const call = browser.page.getByRole("link", { name: "Call 0311 7786264" });
      shown.push([browser.page.getByRole("status").className, call.className]);
    }
    expect(shown).toEqual([
      ["advice ask", "button plain"],
      ["advice soon", "button call"],
      ["advice today", "button call"],
    ]);
  });

  test("of any thought of harm leads to help now, first on the page", async () => {
    const browser = await openedAt(site, "/");
    for (const harm of [1, 2, 3]) {
      await answer(browser, sentAnswers(harm + 2, harm));
      expect(headingsOf(browser).slice(0, 2)).toEqual(["Get help now", "To talk to somebody"]);
      expect(headingsOf(browser)).not.toContain("You have few of these problems");
      const total = browser.page.getByText(`Your total is ${harm + 2} of 27.`, { exact: false });
      expect(total.closest("details")).toHaveTextContent(/^The total of your answers.*This is not a diagnosis\./);
      const help = browser.page.getByRole("status");
      expect(within(help).getByRole("link", { name: "Call 1122" })).toHaveAttribute("href", "tel:1122");
      expect(help).toHaveTextContent("You answered that you have thoughts of dying");
      expect(help).toHaveTextContent("Tell one person now and do not stay alone.");
      expect(browser.page.getAllByRole("link", { name: /call 1122/i })).toHaveLength(1);
    }
  });

  test("leaves nothing behind: not stored by browsers, in no address, cookie or draft, and gone after it", async () => {
    const browser = await signedIn(site);
    const before = browser.http.cookie("umeed");
    await answer(browser, sentAnswers(20, 3));
    const { headers } = await browser.http.post("/how-are-you", sentAnswers(20, 3));
    expect(headers["cache-control"]).toBe("private, no-store");
    const asked = await browser.http.get("/how-are-you");
    expect([asked.status, asked.headers["cache-control"]]).toEqual([203, "private, no-store"]);
    expect(browser.path).toBe("/how-are-you");
    expect(browser.setCookies.filter((cookie) => /held|draft/.test(cookie))).toEqual([]);
    expect(browser.http.cookie("umeed")).toBe(before);

    await browser.follow("Start again with empty questions");
    expect(radiosOf(browser).filter(({ checked }) => checked)).toEqual([]);
    await browser.open("/account/how-are-you");
    expect(browser.text).toContain("Nothing kept");
  });
});

test("'Leave quickly' takes no answer along, and a beacon stores none", async () => {
  const member = await writing(site);
  const { browser } = member;
  const left = { ...sentAnswers(20, 3), address: "/how-are-you" };
  await browser.http.post("/drafts", left);
  await browser.open("/how-are-you");
  expect(radiosOf(browser).filter(({ checked }) => checked)).toEqual([]);

  const { headers } = await browser.http.post("/leave", left);
  expect(String(headers["set-cookie"])).not.toMatch(/umeed-held[^=]*=[^;]/);
  const back = await browserOf(site, member);
  await back.open("/how-are-you");
  expect(radiosOf(back).filter(({ checked }) => checked)).toEqual([]);
});

describe("keeping", () => {
  test("is for members who say so: in 'My data', to read and to delete one by one", async () => {
    const visitor = await openedAt(site, "/");
    await answer(visitor, sentAnswers(12));
    expect(visitor.page.queryByRole("button", { name: "Keep it" })).toBeNull();
    expect(visitor.text).toContain("When you leave this page, it is gone.");

    const browser = await signedIn(site);
    await answer(browser, sentAnswers(12, 1));
    expect(await browser.press("Keep it")).toBe(303);
    expect([browser.path, browser.toasts]).toEqual(["/account/how-are-you", ["Kept in your account."]]);
    await answer(browser, sentAnswers(3));
    await browser.press("Keep it");
    expect(browser.page.getByRole("link", { name: /call 1122/i })).toHaveAttribute("href", "tel:1122");
    expect(browser.text).toContain("You have few of these problems");
    expect(browser.text).not.toContain("You have many of these problems");
    const list = () =>
      within(browser.page.getByRole("main"))
        .getAllByText(/Your total is/)
        .map(({ textContent }) => textContent);
    expect(list()).toEqual([
      expect.stringContaining("Your total is 3 of 27."),
      expect.stringContaining("Your total is 12 of 27."),
    ]);
    const todays = browser.page.getByRole("region", { name: "Get help now" });
    expect(todays).toHaveTextContent(`because of your answer of ${written(inDays(0))}`);
    expect(browser.text).toContain("better off dead, or of hurting yourself in some way");

    const [first] = browser.page.getAllByRole("button", { name: /^Delete.*, of / });
    if (!first) throw new Error("There is nothing to delete.");
    expect(await browser.press(first)).toBe(303);
    expect(browser.toasts).toEqual(["These answers are deleted."]);
    expect(list()).toEqual([expect.stringContaining("Your total is 12 of 27.")]);
    await browser.open("/account");
    await browser.follow("Kept answers to 'How are you?'");
    expect(list()).toHaveLength(1);
  });

  test("after the session has ended keeps nothing, not until the next sign-in either, and shows the result", async () => {
    const browser = await signedIn(site);
    await answer(browser, sentAnswers(12, 1));
    await endSessionAtServer(browser, site);
    expect(await browser.press("Keep it")).toBe(401);

    expect(headingsOf(browser)[0]).toBe("Get help now");
    expect(browser.page.getByRole("alert")).toHaveTextContent("so nothing was kept");
    expect(browser.setCookies.filter((cookie) => /held/.test(cookie))).toEqual([]);
  });
});

test("it is offered on Today in its weeks until it is kept, and open from the account at any time", async () => {
  const row = /^How are you\?/;
  const browser = await signedIn(site, { isPregnant: false, lastMenstrualPeriod: "", babyBirthDate: inDays(-45) });
  await browser.open("/");
  await browser.follow(row);
  expect(browser.heading).toBe("How are you?");
  choose(browser, sentAnswers(2));
  await browser.press("See what to do");
  await browser.open("/");
  browser.page.getByRole("link", { name: row });
  await answer(browser, sentAnswers(2));
  await browser.press("Keep it");
  await browser.open("/");
  expect(browser.page.queryByRole("link", { name: row })).toBeNull();

  const other = await signedIn(site);
  await other.open("/");
  expect(other.page.queryByRole("link", { name: row })).toBeNull();
  await other.open("/account");
  await other.follow(row);
  expect(other.heading).toBe("How are you?");
});

test("she closes the offer on Today, and it stays closed; the questions stay open", async () => {
  const row = /^How are you\?/;
  const browser = await signedIn(site, { isPregnant: false, lastMenstrualPeriod: "", babyBirthDate: inDays(-45) });
  await browser.open("/");
  expect(await browser.press(/^Not now/)).toBe(303);
  expect([browser.path, browser.toasts]).toEqual([
    "/",
    ["It is closed. You find 'How are you?' under Me at any time."],
  ]);
  expect(browser.page.queryByRole("link", { name: row })).toBeNull();
  await browser.open("/");
  expect(browser.page.queryByRole("link", { name: row })).toBeNull();
  await browser.open("/account");
  await browser.follow(row);
  expect(browser.heading).toBe("How are you?");
});

test("after a loss it is offered two weeks later", async () => {
  const member = await writing(site, { lastMenstrualPeriod: inDays(-100) });
  const id = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  const lost = { kind: "miscarriage", isHidden: false, date: inDays(-16) };
  await member.call("PUT", `/pregnancyinfo/${id}/loss`, { body: lost });
  await member.browser.open("/");
  expect(member.browser.heading).toBe("We are with you");
  await member.browser.follow(/^How are you\?/);
  expect(member.browser.path).toBe("/how-are-you");
});

test("it is reached from the symptom, the article and the danger signs, but no danger sign sends her to questions", async () => {
  const browser = await openedAt(site, "/search?q=phq-9");
  await browser.follow(/^How are you\?/);
  expect(browser.path).toBe("/how-are-you");
  const words = "How are you? Nine questions about the last two weeks";
  const linkOf = async (name: RegExp, search: string) => {
    await browser.open(search);
    await browser.follow(name);
    return browser.page.queryByRole("link", { name: words });
  };
  expect(await linkOf(/^Feeling low, tearful or anxious/, "/symptoms")).not.toBeNull();
  expect(await linkOf(/^Thoughts of harming yourself/, "/symptoms")).toBeNull();
  expect(await linkOf(/^Baby blues, or depression/, "/search?q=baby%20blues")).not.toBeNull();
  await browser.open("/danger-signs?who=afterBirth");
  browser.page.getByRole("link", { name: words });
});
