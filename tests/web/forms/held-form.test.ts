import { randomBytes, randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { registered, type Mother } from "../../fixtures/mothers.ts";
import { browserOf, endSessionAtServer } from "../journeys/people.ts";
import type { Answer, Visitor } from "../visitor.ts";

const dialog = "/account/profile";
const typed = { fullName: "امید <b>کی</b> ماں", password: "one only she knows" };

const site = siteOfFile();

/** A member whose session has ended sends a form. */
async function sendSignedOut(fields: Record<string, string> = typed) {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/");
  await endSessionAtServer(browser, site);
  const visitor = browser.http;
  const answer = await visitor.post(dialog, fields);
  return { visitor, answer, member };
}

function logIn(visitor: Visitor, { phoneNumber, password }: Mother) {
  return visitor.post("/login", { phoneNumber, password, intent: "login", next: dialog });
}

function shownName({ text }: Answer) {
  return /<input [^>]*name="fullName"[^>]* value="([^"]*)"/.exec(text)?.[1];
}

test("what was typed survives the sign-in and is given back until it is sent", async () => {
  const { visitor, answer, member } = await sendSignedOut();
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toContain("/login?next=");
  expect(visitor.cookies()).toContain("umeed-held-0");

  expect((await logIn(visitor, member)).headers.location).toBe(dialog);
  for (const _time of [1, 2]) expect(shownName(await visitor.get(dialog))).toBe("امید &lt;b&gt;کی&lt;/b&gt; ماں");
  await visitor.post(dialog, { fullName: "Sana Tariq" });
  expect(visitor.cookies().filter((name) => name.startsWith("umeed-held"))).toEqual([]);
  expect(shownName(await visitor.get(dialog))).toBe("Sana Tariq");
});

test("its cookies show nothing of it, and carry no password", async () => {
  const { answer } = await sendSignedOut();
  const held = answer.headers["set-cookie"]?.find((line) => line.startsWith("umeed-held"));
  expect(held).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(Buffer.from(held?.split(/[=;]/)[1] ?? "", "base64url").toString()).not.toMatch(/fullName|امید/);
  const { visitor, member } = await sendSignedOut({ password: typed.password });
  await logIn(visitor, member);
  expect((await visitor.get(dialog)).text).not.toContain(typed.password);
});

test("another page of the same browser does not get it", async () => {
  const { visitor, member } = await sendSignedOut();
  await logIn(visitor, member);
  const other = await visitor.get("/account/dates");
  expect(other.text).not.toContain("امید");
  expect(shownName(await visitor.get(dialog))).toContain("امید");
});

test("a cookie that was tampered with gives nothing and breaks nothing", async () => {
  const { visitor, member } = await sendSignedOut();
  await logIn(visitor, member);
  visitor.change("umeed-held-0", (value) => value.slice(0, 40) + (value[40] === "A" ? "B" : "A") + value.slice(41));
  const page = await visitor.get(dialog);
  expect(page.status).toBe(200);
  expect(shownName(page)).toBe("Sana");
});

/** As many letters drawn by chance, which are the hardest to make small. */
function letters(count: number, first: number, last: number) {
  return Array.from({ length: count }, () => String.fromCodePoint(randomInt(first, last + 1))).join("");
}

test.each([
  ["Urdu letters", letters(5_000, 0x627, 0x64a)],
  ["all letters and marks of the Arabic block", letters(5_000, 0x600, 0x6ff)],
  ["Latin letters and marks", letters(5_000, 0x20, 0x7e)],
  ["emoji", letters(2_500, 0x1f300, 0x1f64f)],
])("the longest text of a post fits: %s", async (_, text) => {
  const { visitor, member } = await sendSignedOut({ ...typed, fullName: `.${text}.` });
  await logIn(visitor, member);
  // Some proxies refuse a longer header.
  expect(`Cookie: ${visitor.cookieHeader()}`.length).toBeLessThan(8_192);
  const page = await visitor.get(dialog);
  expect(page.status).toBe(200);
  expect(plainText(shownName(page))).toBe(`.${text}.`);
});

test("a text longer than cookies carry is kept as well, and given back until it is sent", async () => {
  const noise = randomBytes(30_000).toString("base64");
  const { visitor, answer, member } = await sendSignedOut({ ...typed, fullName: noise });
  expect(answer.status).toBe(303);
  expect(visitor.cookieHeader().length).toBeLessThan(2_000);
  await logIn(visitor, member);
  for (const _time of [1, 2]) expect(shownName(await visitor.get(dialog))).toBe(noise);
  await visitor.post(dialog, { fullName: "Sana Tariq" });
  expect(visitor.cookies().filter((name) => name.startsWith("umeed-held"))).toEqual([]);
  expect(shownName(await visitor.get(dialog))).toBe("Sana Tariq");
});

test("two forms are kept side by side, also when they are too long together", async () => {
  const { visitor, member } = await sendSignedOut();
  await visitor.post("/account/mode", { babyName: "Noor" });
  await visitor.post("/account/dates", { intent: "dates", "dueDate.day": "9" });
  await logIn(visitor, member);
  expect((await visitor.get("/account/dates")).text).toContain(' value="9"');
  expect(shownName(await visitor.get(dialog))).toContain("امید");

  const first = `.${letters(4_000, 0x600, 0x6ff)}.`;
  const { visitor: other, member: another } = await sendSignedOut({ ...typed, fullName: first });
  await other.post("/account/dates", { "dueDate.day": "9", "dueDate.year": letters(4_000, 0x600, 0x6ff) });
  await logIn(other, another);
  expect((await other.get("/account/dates")).text).toContain(' value="9"');
  expect(plainText(shownName(await other.get(dialog)))).toBe(first);
});

function plainText(html = "") {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return html.replaceAll(/&([a-z]+|#x27);/g, (_, name: string) => entities[name] ?? "?");
}
