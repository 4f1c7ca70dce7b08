import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { contactBy } from "../../fixtures/contact.ts";
import { writer } from "../../fixtures/mothers.ts";
import { postBy } from "../../fixtures/posts.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { region, staff } from "./staff.ts";

const site = siteOfFile();

/** What a day's work takes: links, buttons and choices that are tapped, and fields that are typed into. */
class CountingVisitor extends FormVisitor {
  taps = 0;
  fields = 0;

  override follow(...link: Parameters<FormVisitor["follow"]>) {
    this.taps += 1;
    return super.follow(...link);
  }

  override press(...button: Parameters<FormVisitor["press"]>) {
    this.taps += 1;
    return super.press(...button);
  }

  override select(...choice: Parameters<FormVisitor["select"]>) {
    this.taps += 2;
    super.select(...choice);
  }

  override check(...box: Parameters<FormVisitor["check"]>) {
    this.taps += 1;
    super.check(...box);
  }

  override fill(...field: Parameters<FormVisitor["fill"]>) {
    this.fields += 1;
    super.fill(...field);
  }
}

/** Somebody with this role who has just come to the desk, from the home page by way of the account. */
async function atTheDesk(role: "moderator" | "editor" | "administrator") {
  const { browser } = await staff(site, role);
  const desk = new CountingVisitor(site.address, browser.http);
  await desk.open("/");
  await desk.follow(region(desk, "Main", "navigation").getByRole("link", { name: /^Me\b/ }));
  await desk.follow(region(desk, "Staff").getByRole("link", { name: "Admin" }));
  return desk;
}

async function fiveMessages() {
  const member = await writer(site.address, { fullName: "Sana Asks" });
  const subjects = ["One", "Two", "Three", "Four", "Five"].map((number) => `${number} of ${member.id}`);
  for (const subject of subjects) await contactBy(member, { subject });
  return subjects;
}

async function answer(desk: CountingVisitor, subjects: string[]) {
  for (const [place, subject] of subjects.entries()) {
    expect(desk.page.getByRole("dialog")).toHaveTextContent(subject);
    desk.fill("Answer", `This is how: ${place}.`);
    await desk.press(place === subjects.length - 1 ? "Send answer" : "Send and open next");
    expect(desk.toasts).toEqual(["Answer sent"]);
  }
}

test("support answers five messages and issues a code in eleven taps and six fields", async () => {
  const subjects = await fiveMessages();
  const desk = await atTheDesk("administrator");
  await desk.follow(region(desk, "To do now").getByRole("link", { name: subjects[0] }));
  await desk.follow("Code for a new password");
  desk.fill("How you know it is the member", "Called; knew the due date.");
  await desk.press("Show me the code");
  desk.page.getByText(/^\d{6}$/);
  await desk.follow("Back to the message");
  await answer(desk, subjects);
  expect(textOf(desk.page.getByRole("main"))).toContain("All done");
  expect([desk.taps, desk.fields]).toEqual([11, 6]);
});

test("a moderator answers five messages in eight taps and five fields, and reads who issues codes", async () => {
  const subjects = await fiveMessages();
  const desk = await atTheDesk("moderator");
  await desk.follow(region(desk, "To do now").getByRole("link", { name: subjects[0] }));
  const dialog = desk.page.getByRole("dialog");
  expect(dialog).toHaveTextContent("An administrator can issue a code");
  expect(within(dialog).queryByRole("link", { name: "Member’s account" })).toBeNull();
  await answer(desk, subjects);
  expect([desk.taps, desk.fields]).toEqual([8, 5]);
});

test("an administrator finds a member, reads numbers and changes the banner in eight taps and three fields", async () => {
  const member = await writer(site.address, { fullName: "Sana Sought" });
  const desk = await atTheDesk("administrator");
  desk.fill("Find a member", "Sana Sought");
  await desk.press("Search");
  await desk.follow("Sana Sought");
  expect(textOf(desk.page.getByRole("main"))).toContain(member.phoneNumber);

  await desk.follow(region(desk, "Admin", "navigation").getByRole("link", { name: "Numbers" }));
  expect(textOf(desk.page.getByRole("main"))).toMatch(/Members\d/);

  await desk.follow(region(desk, "Admin", "navigation").getByRole("link", { name: "Settings" }));
  await desk.follow("Change the banner");
  desk.fill("Text (optional)", "Free check-ups this Friday");
  desk.fill("Address (optional)", "health.example/free");
  await desk.press("Save");
  expect(desk.toasts).toEqual(["Saved"]);
  expect(textOf(desk.target)).toBe("Banner among the articles");
  expect([desk.taps, desk.fields]).toEqual([8, 3]);

  await desk.open("/articles");
  expect(desk.page.getByRole("link", { name: "Get Deal" })).toHaveAttribute("href", "https://health.example/free");
});

test("a moderator decides ten cases in thirteen taps, and types nothing", async () => {
  const [author, reporter] = [await writer(site.address), await writer(site.address)];
  const titles = Array.from({ length: 10 }, (_, index) => `Case ${index} of ${author.id}`);
  for (const title of titles) {
    const id = await postBy(author, { title });
    await reporter.call("POST", `/socialform/${id}/report`, { body: { reason: "spam" } });
  }
  const desk = await atTheDesk("moderator");
  await desk.follow(region(desk, "To do now").getByRole("link", { name: new RegExp(titles[0] ?? "") }));
  for (const title of titles) {
    expect(desk.page.getByRole("dialog")).toHaveTextContent(title);
    await desk.press("Hide it from everybody");
  }
  expect(desk.page.queryByRole("dialog")).toBeNull();
  expect([desk.taps, desk.fields]).toEqual([13, 0]);
});

test("an editor writes, illustrates, sources and schedules an article in seven taps and six fields", async () => {
  const desk = await atTheDesk("editor");
  await desk.follow("New article");
  desk.fill("Title", "Oranges in season");
  desk.select("Category", "Food and drink");
  desk.fill("Icon", "tangerine");
  desk.fill("Summary", "Why oranges are good for you.");
  desk.fill("Text", "Eat **one** with lunch.");
  const source = region(desk, "Source 1", "group");
  desk.fill(source.getByLabelText("Publisher and title"), "NHS: Foods");
  desk.fill(source.getByLabelText("Address"), "https://www.nhs.uk/pregnancy/");
  desk.check(source.getByLabelText("I checked it today"));
  await desk.press("Tomorrow at 9:00");
  expect(desk.toasts).toEqual(["Saved. It will be published tomorrow morning."]);
  expect([desk.taps, desk.fields]).toEqual([7, 6]);
});

test("an administrator who leaves the banner without an address reads that nobody sees it", async () => {
  const { browser } = await staff(site, "administrator");
  await browser.open("/admin/settings/banner");
  browser.fill("Address (optional)", "");
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Saved. Readers do not see the banner yet: it has no address."]);
});
