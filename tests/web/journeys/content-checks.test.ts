import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { articleBy } from "../../fixtures/edited-articles.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { FormVisitor } from "../form-visitor.ts";
import { mainText } from "./page-parts.ts";
import { region, staff } from "./staff.ts";

const site = siteOfFile();

const editorOf = (fullName: string) => staff(site, "editor", { fullName });

const BODY = "Take 400 micrograms of folic acid a day.\n\nA broken tooth: go to hospital now.";
const SOURCE = "WHO: Iron and folic acid (2012), page 3";

async function readersText(path: string) {
  const visitor = new FormVisitor(site.address);
  await visitor.open(path);
  return mainText(visitor);
}

test("a changed dose asks for its source, waits for a second person, and readers get it when it is approved", async () => {
  const [author, second] = [await editorOf("Amna Writes"), await editorOf("Bina Checks")];
  const title = `Folic acid ${author.mark}`;
  const { here, page } = await articleBy(author, title, BODY, second);
  const { browser } = author;
  await browser.open(here);
  expect(browser.page.queryByLabelText("Source for this change")).toBeNull();
  browser.fill("Text", BODY.replace("400", "4000"));

  await browser.press("Preview");
  const before = region(browser, "A second person has to check this");
  expect(before.getByRole("deletion")).toHaveTextContent(/^400$/);
  expect(before.getByRole("insertion")).toHaveTextContent(/^4000$/);
  before.getByText("400 micrograms");
  before.getByText("4000 micrograms");
  expect(before.getByText("10 times what readers have.").closest(".box")).toHaveClass("danger");

  expect(await browser.press("Send for a check")).toBe(400);
  const [[label, problem] = []] = browser.problems;
  expect([label, problem]).toEqual(["Source for this change", expect.stringContaining("Name the source")]);
  expect(browser.field("Text")).toHaveValue(BODY.replace("400", "4000"));
  browser.fill("Source for this change", SOURCE);
  await browser.press("Send for a check");

  expect(browser.toasts).toEqual(["Saved. A second person has to check it before readers get it."]);
  expect(mainText(browser)).toContain(
    "Readers still have it as it was. A change waits for a second person: 400 micrograms → 4000 micrograms (10 times). By Amna Writes, ",
  );
  await browser.follow(/^See.the.change$/);
  expect(browser.heading).toBe("Check a change: article");
  expect(mainText(browser)).toContain("Nobody can approve their own change.");
  expect(browser.page.queryByRole("button", { name: /Approve/ })).toBeNull();
  expect(await readersText(page)).toContain("400 micrograms");

  await second.browser.open("/admin");
  expect(mainText(second.browser)).toMatch(/Changes to check\s*\d+/);
  await second.browser.open(`/admin/content?${new URLSearchParams({ show: "check", search: title })}`);
  expect(mainText(second.browser)).toContain("Amna Writes: 400 micrograms → 4000 micrograms (10 times)");
  await second.browser.follow(title);
  expect(mainText(second.browser)).toContain("Amna Writes changed it");
  expect(mainText(second.browser)).toContain(SOURCE);
  expect(mainText(second.browser)).not.toContain("The rest of the text has changed too.");
  const sources = region(second.browser, "Sources of the text").getAllByRole("link");
  expect(sources.map((link) => link.getAttribute("href"))).toEqual([expect.stringMatching(/^https:/)]);
  await second.browser.press("Approve and publish");

  expect(second.browser.toasts).toEqual(["Approved."]);
  expect(second.browser.path).toBe("/admin/content?show=check");
  expect(await readersText(page)).toContain("4000 micrograms");
  const administrator = await staff(site, "administrator");
  await administrator.browser.open("/admin/log?act=approve%20check");
  expect(mainText(administrator.browser)).toContain("Bina Checks approved a change of");
  expect(mainText(administrator.browser)).toContain("Version 2, by Amna Writes.");
});

test("a change is sent back with a reason that its author reads, and an approval of an older text is refused", async () => {
  const [author, second] = [await editorOf("Amna Writes"), await editorOf("Bina Checks")];
  const title = `Bleeding ${author.mark}`;
  const { here, page } = await articleBy(author, title, BODY, second);
  const lower = async (words: string) => {
    await author.browser.open(here);
    author.browser.fill("Text", BODY.replace("go to hospital now", words));
    const waits = author.browser.page.queryByRole("button", { name: "Send for a check" });
    await author.browser.press(waits ? "Send for a check" : "Publish");
    author.browser.fill("Source for this change", SOURCE);
    await author.browser.press("Send for a check");
  };
  await lower("tell your midwife today");
  const { browser } = second;
  await browser.open(`${here}/check`);
  expect(await browser.press("Send back")).toBe(400);
  expect(browser.page.getByRole("button", { name: "Send back" })).toHaveClass("main");
  expect(browser.page.getByRole("button", { name: "Approve and publish" })).not.toHaveClass("main");
  expect(browser.problems).toEqual([
    ["What has to change (only to send it back)", "Say what has to change, so that the author can correct it."],
  ]);
  browser.fill("What has to change (only to send it back)", "The source says now.");
  await browser.press("Send back");
  expect(browser.toasts).toEqual(["Sent back to the author."]);
  await author.browser.open(here);
  expect(region(author.browser, "Sent back").getByText("The source says now.")).toBeDefined();

  await lower("tell your midwife the same day");
  await browser.open(`${here}/check`);
  browser.fill("What has to change (only to send it back)", "Let me think.");
  await lower("tell your midwife at your next visit");
  expect(await browser.press("Approve and publish")).toBe(409);
  expect(mainText(browser)).toContain("The text was changed since you looked at it.");
  expect(mainText(browser)).toContain("tell your midwife at your next visit");
  expect(browser.field("What has to change (only to send it back)")).toHaveValue("Let me think.");
  expect(await readersText(page)).toContain("go to hospital now");

  await author.browser.open(here);
  await author.browser.press("Save draft");
  expect(await browser.press("Send back")).toBe(409);
  expect(browser.text).toContain("This text has no change to check any more.");
  expect(region(browser, "What you wrote").getByLabelText("Reason")).toHaveValue("Let me think.");
  await browser.open(`${here}/check`);
  expect(browser.path).toBe(here);
});

test("a reason to unpublish a text that was saved meanwhile stays typed", async () => {
  const [author, other] = [await editorOf("Amna Writes"), await editorOf("Bina Saves")];
  const here = "/admin/content/symptom/fever-in-mother";
  await author.browser.open(`${here}/withdraw`);
  author.browser.fill("Reason and source", "The hospital found it wrong.");
  await other.browser.open(here);
  other.browser.fill(/^Summary/, "A new summary.");
  await other.browser.press("Save draft");
  expect(await author.browser.press("Ask to unpublish it")).toBe(409);
  expect(author.browser.text).toContain("Somebody saved this text meanwhile. Look at it before you unpublish it.");
  expect(author.browser.field("Reason and source")).toHaveValue("The hospital found it wrong.");
});

test("a shipped text that was changed goes back in one step, after a question, and nobody has to check it", async () => {
  const editor = await editorOf("Amna Writes");
  const { browser } = editor;
  const here = "/admin/content/week/week-30";
  await browser.open(`${here}/restore`);
  expect(browser.path).toBe(here);
  expect(browser.page.queryByRole("link", { name: "Go back to the original text" })).toBeNull();
  const shipped = await readersText("/weeks?tab=before&week=30");
  browser.fill("Title", "Week 30 of ours");
  await browser.press("Save draft");
  expect(browser.page.queryByRole("link", { name: "Go back to the original text" })).toBeNull();
  await browser.press("Publish");
  expect(await readersText("/weeks?tab=before&week=30")).toContain("Week 30 of ours");

  await browser.follow("Go back to the original text");
  expect(browser.page.getByRole("dialog", { name: "Go back to the original text?" })).toHaveTextContent(
    "Your text stays",
  );
  await browser.follow("Cancel");
  expect(browser.path).toBe(here);
  await browser.follow("Go back to the original text");
  await browser.press("Use the original text");

  expect(browser.toasts).toEqual(["Readers have the original text."]);
  expect(await readersText("/weeks?tab=before&week=30")).toBe(shipped);
  await browser.follow("Versions");
  browser.page.getByRole("link", { name: "Version 1" });
});

test("a shipped text with danger signs is taken away when a second person agrees", async () => {
  const [author, second] = [await editorOf("Amna Writes"), await editorOf("Bina Checks")];
  const { browser } = author;
  const here = "/admin/content/symptom/bleeding-in-pregnancy";
  await browser.open(here);
  const page = browser.page.getByRole("link", { name: "As readers see it" }).getAttribute("href") ?? "";
  await browser.follow("Unpublish");
  expect(await browser.press("Ask to unpublish it")).toBe(400);
  expect(browser.problems).toEqual([["Reason and source", "Say why readers should not have it, and who says so."]]);
  browser.fill("Reason and source", "The hospital found it wrong.");
  await browser.press("Ask to unpublish it");
  expect(browser.toasts).toEqual(["It waits for a second person. Readers have it until then."]);
  await second.browser.open(`${here}/check`);
  expect(mainText(second.browser)).toContain("Amna Writes wants to unpublish this symptom");
  expect(mainText(second.browser)).toContain("The hospital found it wrong.");
  await second.browser.press("Approve and unpublish");
  const visitor = new FormVisitor(site.address);
  await visitor.open(page);
  expect(visitor.status).toBe(404);
});

test("each text says that no clinician has checked it, who has, and that it was changed since", async () => {
  const editor = await editorOf("Amna Writes");
  const { browser } = editor;
  const none = "No doctor, nurse or midwife has checked this text yet. Written from what";
  const { here, page } = await articleBy(editor, `Reviewed ${editor.mark}`, BODY, await editorOf("Bina Checks"));
  const guideline = (await editor.call("GET", "/guidline/pagination?limit=1")).textAt("data.0._id");
  for (const path of [page, "/weeks?tab=after&week=3", `/guidelines/${guideline}`]) {
    const visitor = new FormVisitor(site.address);
    await visitor.open(path);
    expect(visitor.document.body.textContent).toContain(none);
  }
  expect(await readersText(page)).toContain(`${none} NHS published.`);

  await browser.open(here);
  await browser.follow("Clinician’s review");
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems.map(([label]) => label)).toEqual(["Name", "Qualification", "Day of the review"]);
  browser.fill("Name", "Dr Ayesha Khan");
  browser.fill("Qualification", "FCPS (obstetrics)");
  browser.fill(/Registration number/, "12345-P");
  browser.fillDate("Day of the review", "2199-03-05");
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["Day of the review", expect.stringMatching(/to come|1990/)]]);
  expect(browser.field("Name")).toHaveValue("Dr Ayesha Khan");
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Karachi" });
  browser.fillDate("Day of the review", today);
  await browser.press("Save");
  expect(browser.toasts).toEqual(["The review is saved."]);
  const said = /Checked by Dr Ayesha Khan, FCPS \(obstetrics\) \(registration 12345-P\), on \d+ \w+, \d{4}\./;
  expect(await readersText(page)).toMatch(said);

  browser.fill("Text", `${BODY}\n\nEat well.`);
  await browser.press("Publish");
  expect(await readersText(page)).toContain("The text was changed since then.");
  await browser.follow("Clinician’s review");
  expect(within(browser.page.getByRole("dialog")).getByLabelText("Qualification")).toHaveValue("FCPS (obstetrics)");
  await browser.press("Remove the review");
  expect(browser.toasts).toEqual(["The review is removed."]);
  expect(await readersText(page)).toContain(none);
});
