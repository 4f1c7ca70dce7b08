import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays } from "../../fixtures/dates.ts";
import type { FormVisitor } from "../form-visitor.ts";
import { entriesIn, mainText, part } from "./page-parts.ts";
import { signedIn } from "./people.ts";

const lists = "Pregnancies and babies";
const mistake = "This birth was entered by mistake";

const site = siteOfFile();

test("after a loss every page falls silent, and undoing brings it all back", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-70) });
  const before = await spokenOf(browser);
  expect(before.filter(([, spoken]) => spoken.length === 0).map(([address]) => address)).toEqual(["/notifications"]);

  // She tells it in two taps, and is met kindly.
  await browser.open("/account");
  await browser.follow("I have lost the pregnancy");
  const asked = part(browser, "dialog", "I have lost the pregnancy");
  expect(within(asked).getByRole("link", { name: "See what to do." })).toHaveAttribute(
    "href",
    "/danger-signs?who=afterLoss",
  );
  expect(within(asked).getByRole("link", { name: /call 1122/i })).toHaveAttribute("href", "tel:1122");
  expect(within(asked).getByRole("link", { name: "Call 0311 7786264" })).toHaveAttribute("href", "tel:0311 7786264");
  browser.check("Miscarriage in the first 3 months");
  await browser.press("Save");
  const told = part(browser, "dialog", "We are so sorry");
  expect(told).toHaveTextContent("Your pages have stopped counting.");
  expect(within(told).getByRole("link", { name: "Call 1122" })).toHaveAttribute("href", "tel:1122");
  await browser.follow(within(told).getByRole("link", { name: "Close" }));
  expect(browser.path).toBe("/account");

  expect((await spokenOf(browser)).filter(([, spoken]) => spoken.length > 0)).toEqual([]);
  await browser.open("/");
  expect(browser.heading).toBe("We are with you");
  await browser.follow(/^Somebody to talk to/);
  expect(browser.target).toHaveTextContent("Tell one person whom you trust.");
  await browser.follow(/^Your body's recovery/);
  expect(part(browser, "dialog", "We are so sorry")).toHaveTextContent("Use pads, not tampons.");
  await browser.open("/timeline");
  expect(browser.heading).toBe("We are with you");
  browser.page.getByRole("link", { name: "Your body's recovery" });
  expect(within(browser.page.getByRole("main")).queryAllByRole("img")).toEqual([]);

  await browser.open("/account");
  await browser.follow(lists);
  const begun = new Date(inDays(-70)).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
  expect(entriesIn(part(browser, "dialog", lists)).slice(0, -2)).toEqual([
    expect.stringMatching(new RegExp(`^A pregnancy, from ${begun} · Miscarriage`)),
  ]);
  expect(part(browser, "dialog", lists)).not.toHaveTextContent("due");
  await browser.press("Take this back");
  expect(browser.toasts).toEqual(["Everything is as it was before."]);
  await browser.follow(lists);
  expect(entriesIn(part(browser, "dialog", lists)).slice(0, -2)).toEqual([expect.stringMatching(/Current/)]);
  expect(await spokenOf(browser)).toEqual(before);
});

test("a wrong entry has no condolences, and what is hidden stands nowhere until she asks", async () => {
  const baby = { isPregnant: false, babyBirthDate: inDays(-40), babyName: "Zara", lastMenstrualPeriod: "" };
  const browser = await signedIn(site, baby);
  await browser.open("/account/loss");
  expect(browser.page.queryByRole("radio", { name: /mistake/ })).toBeNull();
  await browser.follow(within(part(browser, "dialog", "I have lost a baby")).getByRole("link", { name: mistake }));
  expect(part(browser, "dialog", mistake)).not.toHaveTextContent(/sorry|lost|died|bleeding|call/i);
  expect(part(browser, "dialog", mistake)).toHaveTextContent("Zara, born");
  expect(browser.page.queryAllByRole("radio")).toEqual([]);
  browser.check("Hide it from my list of pregnancies and babies");
  await browser.press("Stop counting");
  expect(part(browser, "dialog", "Nothing is counted now")).not.toHaveTextContent(/sorry|grief|help/i);

  await browser.open("/account/pregnancies");
  expect(part(browser, "dialog", lists)).toHaveTextContent("You have none yet.");
  expect(part(browser, "dialog", lists)).not.toHaveTextContent("Zara");
  await browser.follow("Show hidden ones too");
  expect(entriesIn(part(browser, "dialog", lists)).slice(0, -2)).toEqual([expect.stringMatching(/Zara/)]);
  await browser.press("Take this back");
  expect(part(browser, "region", "My baby")).toHaveTextContent("Zara");
  await browser.open("/");
  expect(browser.heading).toBe("Zara is 5 weeks old");
});

test("she need not say what happened, but with twins has to say whether one lives", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-70) });
  await browser.open("/account/loss");
  await browser.press("Save");
  expect(part(browser, "dialog", "We are with you")).toHaveTextContent("Your pages have stopped counting.");

  const ofTwins = await signedIn(site, { lastMenstrualPeriod: inDays(-70) });
  await ofTwins.open("/account/dates");
  ofTwins.select("How many babies are you expecting? (optional)", "Twins");
  await ofTwins.press("Save");
  await ofTwins.open("/account/loss");
  expect(await ofTwins.press("Save")).toBe(400);
  expect(ofTwins.problems).toEqual([["What happened?", "Choose what happened."]]);
  expect(part(ofTwins, "dialog", "I have lost the pregnancy")).toHaveTextContent(
    /We are so sorry.*Choose what happened\..*What happened\?/,
  );
});

test("what is asked and given to read fits a loss", async () => {
  const ofBaby = await signedIn(site, { isPregnant: false, babyBirthDate: inDays(-40), lastMenstrualPeriod: "" });
  await ofBaby.open("/account/loss");
  expect(part(ofBaby, "dialog", "I have lost a baby")).toHaveTextContent("The day your baby died.");
  ofBaby.check("My baby died");
  await ofBaby.press("Save");

  await ofBaby.open("/articles");
  const rows = ofBaby.page.getByRole("list", { name: "For you" });
  expect(entriesIn(rows)[0]).toMatch(/^Your own danger signs/);
  await ofBaby.follow(within(rows).getByRole("link", { name: /^After losing a baby/ }));
  const next = within(part(ofBaby, "region", "Read next")).getAllByRole("heading");
  expect(next.slice(1).map(({ textContent }) => textContent)).toEqual([
    "A negative blood group: what anti-D is for",
    "Pregnant again after losing a baby",
  ]);
});

/** Her week, her dates and her baby as pages write them; of other weeks and babies all may read. */
const ofHers =
  /Week 10, day 0|First trimester|Your baby is (?:about|in)|Expected due date|Days\s*210|Antenatal visit, week|Your visits|Yours \d/gi;

/** What each page says of her pregnancy. */
async function spokenOf(browser: FormVisitor) {
  const spoken: [address: string, words: string[]][] = [];
  const visits = ["/account/visits", "/account/visit-card"];
  for (const address of ["/", "/timeline", "/weeks", "/calendar", "/account", ...visits, "/notifications"]) {
    await browser.open(address);
    expect(browser.status).toBe(200);
    spoken.push([address, mainText(browser).match(ofHers) ?? []]);
  }
  return spoken;
}
