import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { contactBy, contactWords } from "../../fixtures/contact.ts";
import { registered } from "../../fixtures/mothers.ts";
import { grant } from "../../fixtures/operator.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { entriesIn, mainText, part } from "./page-parts.ts";
import { endSessionAtServer, logIn, signedIn, writing } from "./people.ts";

const rowIn = (browser: FormVisitor, group: string, name: string) =>
  within(part(browser, "region", group)).getByRole("link", { name });
const sent = (browser: FormVisitor) => entriesIn(part(browser, "region", "What you wrote to us"));

const site = siteOfFile();

async function operating() {
  const operator = await writing(site);
  await grant(site, operator, "moderator");
  return operator;
}

test("she writes to us, an operator answers, and her notification leads to the answer", async () => {
  const { browser: hers, id, phoneNumber } = await writing(site, { fullName: "Sana" });
  const { browser: desk } = await operating();
  const subject = `My due date is wrong ${id}`;

  await hers.open("/account");
  await hers.follow(rowIn(hers, "Help", "Contact us"));
  expect(hers.heading).toBe("Contact us");
  expect(hers.field("Name")).toHaveValue("Sana");
  expect(hers.field("Contact number")).toHaveValue(phoneNumber);

  hers.fill("Contact number", "0300 12");
  hers.fill("Your question", "It is a week off.");
  expect(await hers.press("Send")).toBe(400);
  expect(hers.problems).toEqual([["Subject", "Say in a few words what it is about."]]);
  hers.fill("Subject", subject);
  expect(await hers.press("Send")).toBe(400);
  expect(hers.problems).toEqual([["Contact number", "Enter a phone number, such as 0300 1234567."]]);
  expect(hers.field("Your question")).toHaveValue("It is a week off.");
  hers.fill("Contact number", "0300 1234567");
  await hers.press("Send");

  expect(hers.toasts).toEqual([expect.stringMatching(/We have your message\. Its number is \d{4}-\d{4}\./)]);
  expect(hers.heading).toBe(subject);
  const reference = /\d{4}-\d{4}/.exec(hers.toasts[0] ?? "")?.[0] ?? "";
  expect(mainText(hers)).toContain(`Your reference is ${reference}.`);
  expect(mainText(hers)).toContain("Waiting for an answer");
  await hers.open("/contact");
  expect(sent(hers)).toEqual([expect.stringMatching(new RegExp(`${subject}.*number ${reference}`))]);

  await desk.open("/account");
  await desk.follow(rowIn(desk, "Staff", "Admin"));
  await desk.follow(within(part(desk, "navigation", "Admin")).getByRole("link", { name: "Support" }));
  desk.fill("Reference number", reference.replace("-", ""));
  await desk.press("Search");
  expect(within(desk.page.getByRole("main")).getAllByRole("rowheader").map(textOf)).toEqual([
    `${subject}It is a week off.`,
  ]);
  await desk.follow(subject);
  expect(part(desk, "dialog", `Message ${reference}`)).toHaveTextContent("It is a week off.");
  expect(part(desk, "dialog", `Message ${reference}`)).toHaveTextContent("Not the number of this account");
  expect(await desk.press("Send answer")).toBe(400);
  expect(desk.problems).toEqual([["Answer", "Write the answer."]]);
  desk.fill("Answer", "Change it on your account page.");
  await desk.press("Send answer");
  expect(desk.toasts).toEqual(["Answer sent"]);
  expect(desk.page.queryByRole("link", { name: subject })).toBeNull();

  const told = `Your message ${reference} was answered.`;
  const ofIt = () => entriesIn(hers.page.getByRole("main")).filter((entry) => entry.includes(told));
  await hers.open("/notifications");
  expect(ofIt()).toEqual([expect.stringMatching(/^New /)]);
  await hers.follow(new RegExp(`${told}$`));
  expect(part(hers, "region", "Our answer")).toHaveTextContent("Change it on your account page.");
  await hers.open("/notifications");
  expect(ofIt()).toEqual([expect.not.stringContaining("New")]);
  await hers.open("/contact");
  expect(sent(hers)).toEqual([expect.stringContaining("Answered")]);
});

test("a form that is sent twice at once is one message", async () => {
  const { browser } = await writing(site);
  await browser.open("/contact");
  const formKey = browser.document.querySelector("input[name=formKey]")?.getAttribute("value") ?? "";
  const form = { ...contactWords(), formKey, intent: "contact" };
  const answers = await Promise.all([1, 2].map(() => browser.http.post("/contact", form)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);

  await browser.open("/contact");
  expect(sent(browser)).toHaveLength(1);
});

test("of two operators the second keeps her text, reads what the first said, and adds to it", async () => {
  const sana = await writing(site);
  const reference = await contactBy(sana);
  const [first, { browser }] = [await operating(), await operating()];
  await browser.open(`/admin/contact/${reference}`);
  browser.fill("Answer", "And it is open on Sunday.");
  await first.call("POST", `/support/${reference}/answer`, { body: { text: "Come on Monday.", version: 1 } });

  expect(await browser.press("Send answer")).toBe(409);
  const dialog = within(part(browser, "dialog", `Message ${reference}`));
  expect(dialog.getByRole("alert")).toHaveTextContent("Somebody else was first.");
  dialog.getByRole("heading", { name: /^Answered by/ });
  dialog.getByText("Come on Monday.");
  expect(browser.field("Another answer")).toHaveValue("And it is open on Sunday.");
  expect(dialog.queryByRole("button", { name: "Close without an answer" })).toBeNull();
  await browser.press("Send answer");
  expect(browser.toasts).toEqual(["Answer sent"]);
  const answers = (await sana.call("GET", `/contact/${reference}`)).at("data.answers");
  expect(answers).toMatchObject([{ text: "Come on Monday." }, { text: "And it is open on Sunday." }]);
});

test("what needs no answer is put away, and she is told", async () => {
  const sana = await writing(site);
  const reference = await contactBy(sana);
  const { browser } = await operating();
  await browser.open(`/admin/contact/${reference}`);
  browser.fill("Answer", "Come on Monday.");
  expect(await browser.press("Close without an answer")).toBe(400);
  expect(browser.problems).toEqual([
    ["Answer", "You have written an answer. Send it, or empty this field to close without one."],
  ]);
  expect(browser.field("Answer")).toHaveValue("Come on Monday.");
  browser.fill("Answer", "");
  await browser.press("Close without an answer");
  expect(browser.toasts).toEqual(["Message closed"]);

  await sana.browser.open(`/contact/${reference}`);
  expect(mainText(sana.browser)).toContain("We closed this without an answer here.");
});

test("a visitor logs in first, and what a member typed while her session ended is there again", async () => {
  const sana = await registered(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/about");
  await browser.follow(within(part(browser, "navigation", "Footer")).getByRole("link", { name: "Contact us" }));
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: "/contact" })}`);
  await logIn(browser, sana);
  expect(browser.path).toBe("/contact");
  await endSessionAtServer(browser, site);
  browser.fill("Subject", "My account");
  browser.fill("Your question", "How do I change my name?");
  await browser.press("Send");
  await logIn(browser, sana);

  expect(browser.path).toBe("/contact");
  expect(browser.field("Subject")).toHaveValue("My account");
  expect(browser.field("Your question")).toHaveValue("How do I change my name?");
});

test("a member's account has no way to the pages of those who run Umeed", async () => {
  const browser = await signedIn(site);
  await browser.open("/account");
  rowIn(browser, "Help", "Contact us");
  expect(browser.page.queryByRole("link", { name: "Admin" })).toBeNull();
});

test("after an answer the next message opens, in the order of the list", async () => {
  const member = await writing(site);
  const [first, second] = [await contactBy(member, { subject: "One" }), await contactBy(member, { subject: "Two" })];
  const { browser: desk } = await operating();
  await desk.open(`/admin/contact/${first}`);
  desk.fill("Answer", "It is so.");
  await desk.press("Send and open next");
  expect([desk.path, desk.toasts]).toEqual([`/admin/contact/${second}`, ["Answer sent"]]);
});

test("what waits for an answer is turned round by a link, and a message that was opened leads back to that order", async () => {
  const { browser: desk } = await operating();
  const { call } = await writing(site);
  for (const subject of ["Turned one", "Turned two"]) await contactBy({ call }, { subject });
  const turned = () =>
    within(desk.page.getByRole("table", { name: "Support" }))
      .getAllByRole("rowheader")
      .flatMap((row) => /Turned (?:one|two)/.exec(textOf(row)) ?? []);
  await desk.open("/admin/contact");
  expect(desk.page.getByRole("columnheader", { name: "Sent" })).toHaveAttribute("aria-sort", "ascending");
  expect(mainText(desk)).toContain("to answer, oldest first.");
  await desk.follow("Sent");
  expect(desk.page.getByRole("columnheader", { name: "Sent" })).toHaveAttribute("aria-sort", "descending");
  expect(turned()).toEqual(["Turned two", "Turned one"]);
  await desk.follow("Turned two");
  await desk.follow("Close");
  expect([desk.path, turned()]).toEqual(["/admin/contact?sort=newest", ["Turned two", "Turned one"]]);
});

test("the log is turned round by a link and keeps its filter", async () => {
  const administrator = await writing(site);
  await grant(site, administrator, "administrator");
  const { browser } = administrator;
  await browser.open("/admin/log?act=grant");
  await browser.follow("When");
  expect(browser.path).toBe("/admin/log?act=grant&sort=oldest");
  expect(browser.page.getByRole("columnheader", { name: "When" })).toHaveAttribute("aria-sort", "ascending");
  await browser.press("Show");
  expect(browser.path).toBe("/admin/log?sort=oldest&act=grant&member=");
});
