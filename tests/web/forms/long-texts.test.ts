import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { fullOfDrafts } from "../../fixtures/drafts.ts";
import { registered, writer } from "../../fixtures/mothers.ts";
import { sentAboutYou, sentDates } from "../../fixtures/registration-steps.ts";
import { FormVisitor } from "../form-visitor.ts";
import { browserOf, endSessionAtServer, logIn, signedIn, writing } from "../journeys/people.ts";
import { staff } from "../journeys/staff.ts";

const site = siteOfFile();

/** Drawn by chance, which is the hardest to make small; each is six bytes in a form. */
function urdu(count: number) {
  return Array.from({ length: count }, () => String.fromCodePoint(randomInt(0x627, 0x64b))).join("");
}

test("22,000 Urdu letters come back whole, with how many are too many", async () => {
  const browser = await signedIn(site);
  const text = urdu(22_000);
  await browser.open("/forum/post-new");
  browser.fill("Title", "نیند");
  browser.fill(/^(Description|What)/, text);
  expect(await browser.press("Add Post")).toBe(400);
  expect(browser.problems.map(([, sentence]) => sentence)).toContain(
    "Use at most 5,000 characters. Shorten it by 17,000.",
  );
  expect(browser.document.querySelector("textarea")).toHaveValue(text);
});

test("22,000 Urdu letters are there again after the sign-in", async () => {
  const member = await registered(site.address);
  const post = await aPost();
  const browser = await browserOf(site, member);
  const text = urdu(22_000);
  await browser.open(`/forum/details?id=${post}&write=`);
  await endSessionAtServer(browser, site);
  browser.fill("Your comment", text);
  await browser.press("Post Comment");
  await logIn(browser, member);
  expect(browser.field("Your comment")).toHaveValue(text);
  expect(await browser.press("Post Comment")).toBe(400);
  expect(browser.problems).toEqual([["Your comment", "Use at most 2,000 characters. Shorten it by 20,000."]]);
  expect(browser.field("Your comment")).toHaveValue(text);
});

const KB = 1_024;
const members = { name: "a member", address: "/forum/post-new", label: /^(Description|What)/, button: "Add Post" };
const visitors = { name: "a visitor", address: "/register/your-number", label: "Username", button: "Register" };

const formerSteps = [sentDates, sentAboutYou];

test.each([
  { ...visitors, field: "fullName", size: 128 * KB, most: "128 KB" },
  { ...members, field: "description", size: 1_024 * KB, most: "1.0 MB" },
])("a form of $name comes back whole with exactly $most, and not with a byte more", async (form) => {
  const { name, address, label, button, field, size, most } = form;
  const browser = name === "a member" ? await signedIn(site) : new FormVisitor(site.address);
  if (name === "a visitor") for (const { path, fields } of formerSteps) await browser.http.post(path, fields);
  await browser.open(address);
  const key = browser.document.querySelector<HTMLInputElement>("input[name=formKey]")?.value ?? "";
  const rest = { intent: name === "a member" ? "post" : "continue", formKey: key };
  const room = size - String(new URLSearchParams({ ...rest, [field]: "" })).length;
  const text = urdu(Math.floor(room / 2)) + "x".repeat(room % 2);
  expect((await browser.http.post(address, { ...rest, [field]: text })).status).toBe(400);
  expect((await browser.http.post(address, { ...rest, [field]: `${text}x` })).status).toBe(413);

  await browser.open(address);
  browser.fill(label, text.slice(0, -500));
  expect(await browser.press(button)).toBe(400);
  expect(browser.field(label)).toHaveValue(text.slice(0, -500));
  expect(browser.text).toMatch(/Use at most [\d,]+ characters\. Shorten it by [\d,]+\./);
  browser.fill(label, `${text}${urdu(1_000)}`);
  expect(await browser.press(button)).toBe(413);
  expect(browser.text).toMatch(new RegExp(`and we take at most ${most} at once. Make it shorter by [23] KB`));
  expect(browser.text).toContain("Nothing was done. Go back: your browser still has what you wrote.");
});

test("what finds no room until the sign-in stands on a page, and what was kept before stays kept", async () => {
  const browser = new FormVisitor(site.address);
  const member = await registered(site.address);
  const post = await aPost();
  await browser.open("/account/profile");
  await logIn(browser, member);
  const tab = new FormVisitor(site.address, browser.http);
  await tab.open(`/forum/details?id=${post}&write=`);
  await endSessionAtServer(browser, site);
  browser.fill("Username", "Sana Tariq");
  await browser.press("Save");
  const text = urdu(15_000);
  tab.fill("Your comment", text);
  const free = fullOfDrafts(site);
  expect(await tab.press("Post Comment")).toBe(503);
  free();
  expect(tab.heading).toBe("Log in first");
  expect(tab.field("Your comment")).toHaveValue(text);
  const link = tab.page.getByRole("link", { name: "Log in in another tab" });
  expect(link).toHaveAttribute("target", "_blank");
  await tab.follow(link);
  await logIn(tab, member);
  expect(tab.path).toBe(`/forum/details?id=${post}&write=`);
  await browser.open("/account/profile");
  expect(browser.field("Username")).toHaveValue("Sana Tariq");
});

test("an editor's 30,000 letters come back, and survive the end of the session", async () => {
  const editor = await staff(site, "editor");
  const { browser } = editor;
  const text = urdu(30_000);
  await browser.open("/admin/content/article/new");
  browser.fill("Title", "Sleep");
  browser.fill(/^Text/, text);
  expect(await browser.press("Save draft")).toBe(400);
  expect(browser.problems).toContainEqual([
    expect.stringMatching(/^Text/),
    "Use at most 20,000 characters. Shorten it by 10,000.",
  ]);
  expect(browser.field(/^Text/)).toHaveValue(text);

  await endSessionAtServer(browser, site);
  expect(await browser.press("Save draft")).toBe(303);
  await logIn(browser, editor);
  expect(browser.path).toBe("/admin/content/article/new");
  expect(browser.field(/^Text/)).toHaveValue(text);
  expect(browser.field("Title")).toHaveValue("Sleep");
});

test("the database alone does not show what is kept, and a log-out of a phone that is not hers ends it", async () => {
  const member = await writer(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/login");
  browser.check("This is not my phone");
  await logIn(browser, member);
  const address = "/forum/post-new";
  await browser.http.post("/drafts", { address, title: "A canary", description: urdu(20_000) });
  await browser.open(address);
  expect(browser.field("Title")).toHaveValue("A canary");
  expect(stored(member.id)).toEqual([expect.stringMatching(/^[\w-]{10000,}$/)]);
  expect(Buffer.from(stored(member.id)[0] ?? "", "base64url").toString()).not.toContain("canary");

  await browser.http.post("/drafts", { address, title: "A canary", description: urdu(20_000) });
  expect(stored(member.id)).toHaveLength(1);
  await browser.open("/account/log-out");
  await browser.press("Log out");
  expect(stored(member.id)).toEqual([]);
  expect(browser.http.cookies().filter((name) => name.includes("held"))).toEqual([]);
});

test("one that is sent is kept no longer, nor that of an account that is deleted", async () => {
  const member = await writing(site);
  const { browser } = member;
  const address = "/forum/post-new";
  const draft = { address, title: "Long", description: urdu(20_000) };
  await browser.http.post("/drafts", draft);
  await browser.http.post(address, { intent: "post", mood: "3", title: "Short", description: "I lie awake." });
  expect(stored(member.id)).toEqual([]);

  await browser.http.post("/drafts", draft);
  expect(stored(member.id)).toHaveLength(1);
  await browser.open("/account/delete");
  browser.fill("Password", member.password);
  await browser.press("Delete Account");
  expect(stored(member.id)).toEqual([]);
  expect(browser.http.cookies().filter((name) => name.includes("held"))).toEqual([]);
});

test("a photo of 33 MB is too large, and the name that was typed with it is still there", async () => {
  const browser = await signedIn(site);
  await browser.open("/account/profile");
  browser.fill("Username", "Sana Tariq");
  browser.attach(/^Picture/, new File([Buffer.alloc(33 * 1024 * 1024, "umeed")], "a.jpg", { type: "image/jpeg" }));
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["Picture (optional)", "Image size should be less than 5MB"]]);
  expect(browser.field("Username")).toHaveValue("Sana Tariq");
});

async function aPost() {
  const { browser } = await staff(site, "editor");
  await browser.http.post("/forum/post-new", { intent: "post", mood: "3", title: "Sleep", description: "At three." });
  await browser.open("/forum");
  return /\/forum\/details\?id=(\w+)/.exec(browser.html)?.[1] ?? "";
}

/** What the database keeps of her drafts. */
function stored(memberId: string): string[] {
  const db = new DatabaseSync(join(site.dataDir, "umeed.sqlite"), { readOnly: true });
  const rows = db.prepare("select sealed from draft where member_id = ?").all(memberId);
  db.close();
  return rows.map(({ sealed }) => String(sealed));
}
