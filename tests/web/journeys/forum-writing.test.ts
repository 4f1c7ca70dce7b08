import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { registered } from "../../fixtures/mothers.ts";
import { FormVisitor } from "../form-visitor.ts";
import { paragraphsOf } from "./forum-texts.ts";
import { endSessionAtServer, logIn, signedIn } from "./people.ts";

const NOTE = "We kept what you had written";
const DONE = "Your post is in the forum";

const site = siteOfFile();

async function atForm(overrides: Record<string, unknown> = {}) {
  const browser = await signedIn(site, overrides);
  await browser.open("/forum/post-new");
  return browser;
}

function typePost(browser: FormVisitor, title: string, description: string) {
  browser.check("Anxious");
  browser.fill("Title", title);
  browser.fill("Description", description);
}

test("she adds a post and lands at it", async () => {
  const browser = await atForm();
  typePost(browser, "Sleep at three", "I lie awake.\n\nDo you too?");

  expect(await browser.press("Add Post")).toBe(303);
  expect(browser.path).toMatch(/^\/forum\/details\?id=\w+$/);
  expect(browser.toasts).toEqual([DONE]);
  expect(browser.heading).toBe("Sleep at three");
  const post = browser.page.getByRole("article");
  within(post).getByRole("heading", { level: 1, name: "Sleep at three" });
  expect(paragraphsOf(post)).toEqual(["I lie awake.", "Do you too?"]);
  expect(post).toHaveTextContent("Anxious");
  expect(post).toHaveTextContent("Sana");
});

test("a post under a pseudonym does not show her name", async () => {
  const browser = await atForm({ fullName: "Zarmina Canary" });
  typePost(browser, "A secret", "Nobody knows yet.");
  browser.check("Post under another name");
  await browser.press("Add Post");

  const post = browser.page.getByRole("article");
  expect(post).toHaveTextContent("(another name)");
  expect(post).not.toHaveTextContent("Zarmina");
});

test("an empty post comes back with what is missing", async () => {
  const browser = await atForm();
  browser.fill("Description", " \n ");

  expect(await browser.press("Add Post")).toBe(400);
  expect(browser.problems).toEqual([
    ["How do you feel?", "Select mood"],
    ["Title", "Enter a title."],
    ["Description", "Write what you want to say."],
  ]);

  browser.check("In love");
  browser.fill("Title", "So small");
  await browser.press("Add Post");
  expect(browser.problems).toEqual([["Description", "Write what you want to say."]]);
  expect(browser.field("In love")).toBeChecked();
  expect(browser.field("Title")).toHaveValue("So small");
});

test("a text too long comes back whole, and how much it may be is said from the start", async () => {
  const browser = await atForm();
  expect(browser.field("Description")).toHaveAccessibleDescription(
    /^Nobody watches this for emergencies\. .*At most 5,000 characters$/,
  );
  const text = `${"ا".repeat(4_999)}\nب`;
  typePost(browser, "Long", text);
  await browser.press("Add Post");

  expect(browser.problems).toEqual([["Description", "Use at most 5,000 characters. Shorten it by 1."]]);
  expect(browser.field("Description")).toHaveValue(text);
  browser.fill("Description", text.slice(1));
  await browser.press("Add Post");
  expect(browser.toasts).toEqual([DONE]);
});

test("a form that is sent twice makes one post", async () => {
  const browser = await atForm();
  typePost(browser, "Only once please", "I pressed twice.");
  const answers = await Promise.all([browser.press("Add Post"), browser.press("Add Post")]);
  expect(answers).toEqual([303, 303]);

  await browser.open("/forum?search=Only+once+please");
  expect(browser.page.getAllByRole("heading", { level: 2, name: "Only once please" })).toHaveLength(1);
});

test("a visitor is led to sign in and back to the form", async () => {
  const member = await registered(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/forum");
  await browser.follow("Add post");
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: "/forum/post-new" })}`);
  await logIn(browser, member);

  expect(browser.path).toBe("/forum/post-new");
  expect(browser.heading).toBe("Add Post");
  expect(browser.text).not.toContain(NOTE);
});

test("a post typed while her session ended is there after the sign-in", async () => {
  const member = await registered(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/forum/post-new");
  await logIn(browser, member);
  await endSessionAtServer(browser, site);
  const text = "نیند نہیں آتی۔ ".repeat(300);
  typePost(browser, "نیند", text);
  await browser.press("Add Post");
  expect(browser.path).toMatch(/^\/login/);
  await logIn(browser, member);

  expect(browser.path).toBe("/forum/post-new");
  expect(browser.text).toContain(NOTE);
  expect(browser.field("Anxious")).toBeChecked();
  expect(browser.field("Title")).toHaveValue("نیند");
  expect(browser.field("Description")).toHaveValue(text);
  await browser.press("Add Post");
  expect(browser.toasts).toEqual([DONE]);

  await browser.open("/forum/post-new");
  expect(browser.field("Title")).toHaveValue("");
  expect(browser.text).not.toContain(NOTE);
});
