import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { write } from "../cached-site.ts";
import { Visitor } from "../visitor.ts";

const page = "/forum/post-new";
const draft = { address: page, mood: "3", title: "نیند", description: "I lie awake\nat three.", formKey: "one" };
const NOTE = "We kept what you had written";

const site = siteOfFile();

async function signedIn() {
  const member = new Visitor(site.address);
  await member.post("/login", { ...site.sample, intent: "login" });
  return member;
}

test("a draft comes back, more than once, as a new form", async () => {
  const member = await signedIn();
  const answer = await member.post("/drafts", draft);
  expect([answer.status, answer.text]).toEqual([204, ""]);

  for (const _time of [1, 2]) {
    const { text } = await member.get(page);
    expect(text).toContain(NOTE);
    expect(text).toContain(">I lie awake\nat three.</textarea>");
    expect(text).toContain(' value="نیند"');
    expect(text).toMatch(/<input[^>]* checked=""[^>]* value="3"|<input[^>]* value="3"[^>]* checked=""/);
    expect(text).not.toMatch(/name="formKey" value="one"/);
  }
});

test("it is gone when the post is sent, when she starts anew, and when she empties the form", async () => {
  const member = await signedIn();
  const gone = async () => {
    const { text } = await member.get(page);
    return !text.includes(NOTE) && !text.includes("I lie awake");
  };
  await member.post("/drafts", draft);
  expect(await gone()).toBe(false);
  const { address: _, ...fields } = draft;
  expect((await member.post(page, { ...fields, intent: "post" })).headers.location).toContain("/forum/details?id=");
  expect(await gone()).toBe(true);

  await member.post("/drafts", draft);
  expect((await member.post(page, { intent: "start-anew" })).headers.location).toBe(page);
  expect(await gone()).toBe(true);

  await member.post("/drafts", draft);
  await member.post("/drafts", { address: page, title: " ", description: "" });
  expect(await gone()).toBe(true);
  expect(member.cookies().filter((name) => name.includes("held"))).toEqual([]);
});

test("another member on the same phone does not get it, and takes nothing away", async () => {
  const member = await signedIn();
  await member.post("/drafts", draft);
  const other = await write(site);
  await member.post("/account/log-out", {});
  await member.post("/login", { phoneNumber: other.phoneNumber, password: other.password, intent: "login" });
  expect((await member.get("/account")).text).toContain(other.phoneNumber);
  expect((await member.get(page)).text).not.toContain("I lie awake");

  await member.post("/account/log-out", {});
  await member.post("/login", { ...site.sample, intent: "login" });
  expect((await member.get(page)).text).toContain("I lie awake");
});

test("a visitor has no drafts", async () => {
  const visitor = new Visitor(site.address);
  await visitor.post("/drafts", draft);
  expect(visitor.cookies().filter((name) => name.includes("held"))).toEqual([]);
});

test("another site can't put one there", async () => {
  const member = await signedIn();
  const headers = { origin: "https://elsewhere.example", "content-type": "application/x-www-form-urlencoded" };
  const { status } = await member.send("POST", "/drafts", headers, String(new URLSearchParams(draft)));
  expect(status).toBe(403);
  expect(member.cookies().filter((name) => name.includes("held"))).toEqual([]);
});
