import type { Page } from "playwright/test";
import { contactBy } from "../world/contact.ts";
import { grant } from "../world/operator.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { endSessionAtServer, logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const toast = (page: Page, words: string | RegExp) => page.getByRole("status").filter({ hasText: words });
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Account area" });

async function operatorOf(site: Parameters<typeof grant>[0]) {
  const operator = await writer(site.address);
  await grant(site, operator, "moderator");
  return operator;
}

test("she writes to us, an operator answers, and her notification leads to the answer", async ({
  page,
  site,
  hasScript,
}) => {
  const sana = await writer(site.address, { fullName: "Sana" });
  const operator = await operatorOf(site);
  const subject = `My due date is wrong ${sana.id}`;
  let reference = "";

  await test.step("with her name and number filled in", async () => {
    await sana.comesTo(page);
    await page.goto("/account");
    await settled(page, hasScript);
    await sidebar(page).getByRole("link", { name: "Contact Us" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
    await expect(field(page, "Name")).toHaveValue("Sana");
    await expect(field(page, "Contact number")).toHaveValue(/^\+92/);
  });

  await test.step("what is wrong is said, and what she typed stays", async () => {
    await field(page, "Contact number").fill("0300 12");
    await field(page, "Your question").fill("It is a week off.");
    await send(page, "Send");
    await expectProblems(page, [[field(page, "Subject"), "Say in a few words what it is about."]]);
    await field(page, "Subject").fill(subject);
    await send(page, "Send");
    await expectProblems(page, [[field(page, "Contact number"), "Enter a phone number, such as 0300 1234567."]]);
    await expect(field(page, "Your question")).toHaveValue("It is a week off.");
    await field(page, "Contact number").fill("0300 1234567");
    await page.getByRole("button", { name: "Send", exact: true }).dblclick();
  });

  await test.step("she gets one number for it", async () => {
    await expect(toast(page, /We have your message\. Its number is \d{4}-\d{4}\./)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
    reference = (await page.locator(".reference").textContent()) ?? "";
    await expect(page.getByRole("main")).toContainText("Waiting for an answer");
    await page.goto("/contact");
    await expect(page.locator(".contact-messages > li")).toHaveText([new RegExp(`${subject}.*number ${reference}`)]);
  });

  await test.step("an operator finds it by its number and answers", async () => {
    await page.context().clearCookies();
    await operator.comesTo(page);
    await page.goto("/account");
    await settled(page, hasScript);
    await sidebar(page).getByRole("link", { name: "Running Umeed" }).click();
    await page
      .getByRole("navigation", { name: "Running Umeed" })
      .getByRole("link", { name: "Contact messages" })
      .click();
    await page.getByRole("searchbox", { name: "Reference number" }).fill(reference.replace("-", ""));
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator(".cases > li")).toHaveCount(1);
    await page.getByRole("link", { name: subject }).click();
    const dialog = page.getByRole("dialog", { name: `Message ${reference}` });
    await expect(dialog).toContainText("It is a week off.");
    await send(page, "Send the answer");
    await expectProblems(page, [[field(page, "Answer"), "Write the answer."]]);
    await field(page, "Answer").fill("Change it on your account page.");
    await send(page, "Send the answer");
    await expect(toast(page, "The answer is sent.")).toBeVisible();
    await expect(page.getByRole("link", { name: subject })).toHaveCount(0);
  });

  await test.step("and she reads it", async () => {
    await page.context().clearCookies();
    await sana.comesTo(page);
    await page.goto("/notifications");
    await settled(page, hasScript);
    const entry = page.locator(".notifications > li").filter({ hasText: `Your message ${reference} was answered.` });
    await entry.getByRole("link", { name: /^Open/ }).click();
    await expect(page.locator(".contact-answer")).toContainText("Change it on your account page.");
    await page.goto("/notifications");
    await expect(entry.getByText("New", { exact: true })).toHaveCount(0);
    await page.goto("/contact");
    await expect(page.locator(".contact-messages > li")).toContainText(["Answered"]);
  });
});

test("of two operators the second keeps her text, reads what the first said, and adds to it", async ({
  page,
  site,
  hasScript,
}) => {
  const sana = await writer(site.address);
  const reference = await contactBy(sana);
  const [first, second] = [await operatorOf(site), await operatorOf(site)];
  await second.comesTo(page);
  await page.goto(`/admin/contact?message=${reference}`);
  await settled(page, hasScript);
  const dialog = page.getByRole("dialog", { name: `Message ${reference}` });
  await field(page, "Answer").fill("And it is open on Sunday.");
  await first.call("POST", `/support/${reference}/answer`, { body: { text: "Come on Monday.", version: 1 } });
  const refused = await send(page, "Send the answer");

  expect(refused.status()).toBe(409);
  await expect(dialog.getByRole("alert")).toContainText("Somebody else was first.");
  await expect(dialog.locator(".evidence")).toContainText("Come on Monday.");
  await expect(field(page, "A further answer")).toHaveValue("And it is open on Sunday.");
  await expect(dialog.getByRole("button", { name: "Close without an answer" })).toHaveCount(0);
  await send(page, "Send the answer");
  await expect(toast(page, "The answer is sent.")).toBeVisible();
  const answers = (await sana.call("GET", `/contact/${reference}`)).at("data.answers");
  expect(answers).toMatchObject([{ text: "Come on Monday." }, { text: "And it is open on Sunday." }]);
});

test("what needs no answer is put away, and she is told", async ({ page, site, hasScript }) => {
  const sana = await writer(site.address);
  const reference = await contactBy(sana);
  await (await operatorOf(site)).comesTo(page);
  await page.goto(`/admin/contact?message=${reference}`);
  await settled(page, hasScript);
  const answer = field(page, "Answer");
  await answer.fill("Come on Monday.");
  expect((await send(page, "Close without an answer")).status()).toBe(400);
  await expectProblems(page, [
    [answer, "You have written an answer. Send it, or empty this field to close without one."],
  ]);
  await expect(answer).toHaveValue("Come on Monday.");
  await answer.fill("");
  await send(page, "Close without an answer");
  await expect(toast(page, "The message is closed.")).toBeVisible();

  await page.context().clearCookies();
  await sana.comesTo(page);
  await page.goto(`/contact/${reference}`);
  await expect(page.getByRole("main")).toContainText("We closed this without an answer here.");
});

test("a visitor logs in first, and what a member typed while her session ended is there again", async ({
  page,
  site,
  hasScript,
}) => {
  await page.goto("/about");
  await settled(page, hasScript);
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: "/contact" })}`);
  const sana = await writer(site.address);
  await logIn(page, sana);
  await expect(page).toHaveURL("/contact");
  await settled(page, hasScript);
  await endSessionAtServer(page, site.address);
  await field(page, "Subject").fill("My account");
  await field(page, "Your question").fill("How do I change my name?");
  await send(page, "Send");
  await logIn(page, sana);

  await expect(page).toHaveURL("/contact");
  await expect(field(page, "Subject")).toHaveValue("My account");
  await expect(field(page, "Your question")).toHaveValue("How do I change my name?");
});

test("to members the operators' page is not there", async ({ page, site }) => {
  await (await writer(site.address)).comesTo(page);
  const answer = await page.goto("/admin/contact");
  expect(answer?.status()).toBe(404);
  await page.goto("/account");
  await expect(sidebar(page).getByRole("link", { name: "Running Umeed" })).toHaveCount(0);
});
