import { contactBy } from "../fixtures/contact.ts";
import { grant } from "../fixtures/operator.ts";
import { adminMenuOf } from "./frame.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { endSessionAtServer, logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("her message survives the end of her session and its mistakes, and two taps send it once", async ({
  page,
  site,
}) => {
  const sana = await writer(site.address, { fullName: "Sana" });
  const subject = `My due date is wrong ${sana.id}`;
  await sana.comesTo(page);
  await page.goto("/account");
  await settled(page, true);
  await page.getByRole("region", { name: "Help" }).getByRole("link", { name: "Contact us" }).click();
  await expect(field(page, "Name")).toHaveValue("Sana");

  await test.step("what she typed while her session ended is there again", async () => {
    await endSessionAtServer(page, site.address);
    await field(page, "Contact number").fill("0300 12");
    await field(page, "Your question").fill("It is a week off.");
    await send(page, "Send");
    await logIn(page, sana);
    await expect(page).toHaveURL("/contact");
    await expect(field(page, "Contact number")).toHaveValue("0300 12");
    await expect(field(page, "Your question")).toHaveValue("It is a week off.");
  });

  await test.step("what is wrong is said, and what she typed stays", async () => {
    await send(page, "Send");
    await expectProblems(page, [[field(page, "Subject"), "Say in a few words what it is about."]]);
    await field(page, "Subject").fill(subject);
    await send(page, "Send");
    await expectProblems(page, [[field(page, "Contact number"), "Enter a phone number, such as 0300 1234567."]]);
    await expect(field(page, "Your question")).toHaveValue("It is a week off.");
  });

  await test.step("she gets one number for it", async () => {
    await field(page, "Contact number").fill("0300 1234567");
    await page.getByRole("button", { name: "Send", exact: true }).dblclick();
    const toast = page.getByRole("status").filter({ hasText: /We have your message\. Its number is \d{4}-\d{4}\./ });
    await expect(toast).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
    await page.getByRole("main").getByRole("link", { name: "Contact us", exact: true }).first().click();
    const sent = page.getByRole("region", { name: "What you wrote to us" }).getByRole("listitem");
    await expect(sent).toHaveText([new RegExp(`${subject}.*number \\d{4}-\\d{4}`)]);
  });
});

test("an operator finds a message, keeps her text when another was first, reads it, and adds to it", async ({
  page,
  site,
}) => {
  const sana = await writer(site.address);
  const subject = `My due date ${sana.id}`;
  const reference = await contactBy(sana, { subject });
  const [first, second] = [await writer(site.address), await writer(site.address)];
  for (const operator of [first, second]) await grant(site, operator, "moderator");
  await second.comesTo(page);
  await page.goto("/admin");
  await settled(page, true);
  await adminMenuOf(page).getByRole("link", { name: "Support" }).click();
  await page.getByRole("searchbox", { name: "Reference number" }).fill(reference.replace("-", ""));
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: subject }).click();
  const dialog = page.getByRole("dialog", { name: `Message ${reference}` });
  await send(page, "Send answer");
  await expectProblems(page, [[field(page, "Answer"), "Write the answer."]]);

  await field(page, "Answer").fill("And it is open on Sunday.");
  await first.call("POST", `/support/${reference}/answer`, { body: { text: "Come on Monday.", version: 1 } });
  expect((await send(page, "Send answer")).status()).toBe(409);
  await expect(dialog.getByRole("alert")).toContainText("Somebody else was first.");
  await expect(dialog.getByText("Come on Monday.")).toBeVisible();
  await expect(field(page, "Another answer")).toHaveValue("And it is open on Sunday.");
  await expect(dialog.getByRole("button", { name: "Close without an answer" })).toHaveCount(0);
  await send(page, "Send answer");
  await expect(page.getByRole("status").filter({ hasText: "Answer sent" })).toBeVisible();
  const answers = (await sana.call("GET", `/contact/${reference}`)).at("data.answers");
  expect(answers).toMatchObject([{ text: "Come on Monday." }, { text: "And it is open on Sunday." }]);

  await page.context().clearCookies();
  await sana.comesTo(page);
  await page.goto("/notifications");
  await settled(page, true);
  const told = page
    .getByRole("listitem")
    .filter({ hasText: `Your message ${reference} was answered.` })
    .first();
  await told.getByRole("link").click();
  await expect(page.getByRole("main")).toContainText("Come on Monday.");
});

test("an answer that is begun is there again after a look at the account, and gone once it is sent", async ({
  page,
  site,
}) => {
  const [sana, administrator] = [await writer(site.address), await writer(site.address)];
  const [first, second] = [await contactBy(sana, { subject: "First" }), await contactBy(sana, { subject: "Second" })];
  await grant(site, administrator, "administrator");
  await administrator.comesTo(page);
  await page.goto(`/admin/contact/${first}`);
  await settled(page, true);
  await field(page, "Answer").fill("We call you");
  await page.getByRole("link", { name: "Code for a new password" }).click();
  await page.getByRole("dialog", { name: "Code for a new password" }).getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog", { name: `Message ${first}` })).toBeVisible();
  await expect(field(page, "Answer")).toHaveValue("We call you");
  await send(page, "Send and open next");
  await expect(page.getByRole("dialog", { name: `Message ${second}` })).toBeVisible();
  await expect(field(page, "Answer")).toHaveValue("");
  await page.goBack();
  await expect(page.getByRole("dialog", { name: `Message ${first}` })).toBeVisible();
  await expect(field(page, "Another answer")).toHaveValue("");
});
