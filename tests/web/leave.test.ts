import { expect, test } from "vitest";
import { siteOfFile } from "../support/site-of-file.ts";
import { write } from "./cached-site.ts";
import { Visitor } from "./visitor.ts";

const site = siteOfFile();
const page = "/forum/post-new";
const typed = { address: page, title: "Not sent yet", description: "I lie awake\nat three.", formKey: "one" };

async function signedIn(more: Record<string, string> = {}) {
  const member = new Visitor(site.address);
  await member.get("/login");
  await member.post("/login", { ...site.sample, ...more, intent: "login" });
  return member;
}

const heldBy = (member: Visitor) => member.cookies().filter((name) => name.includes("held"));

test("leaving quickly takes back every cookie of the site", async () => {
  const member = await signedIn();
  await member.post("/light-pages", { light: "1", next: "/account" });
  const had = member.cookies();
  for (const name of ["umeed", "umeed-device", "umeed-light"]) expect(had).toContain(name);

  const { status, headers } = await member.post("/leave", {});
  expect([status, headers.location]).toEqual([303, "/leave"]);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["clear-site-data"]).toBe('"storage"');
  expect(member.cookies()).toEqual([]);

  const left = await member.get("/leave");
  expect(left.status).toBe(200);
  expect(left.headers["cache-control"]).toBe("no-store");
  expect(left.headers["set-cookie"]).toBeUndefined();
  expect((await member.get("/account")).status).toBe(303);
});

test("what she was typing is a draft for her next sign-in, and for nobody else's", async () => {
  const member = await signedIn();
  await member.post("/leave", typed);
  expect(member.cookies().length).toBeGreaterThan(0);
  expect(member.cookies()).toEqual(heldBy(member));
  expect(member.cookieHeader()).not.toMatch(/awake|sent|post-new/i);

  const { phoneNumber, password } = await write(site);
  await member.post("/login", { phoneNumber, password, intent: "login" });
  expect((await member.get(page)).text).not.toContain("Not sent yet");
  await member.post("/account/log-out", {});

  await member.post("/login", { ...site.sample, intent: "login" });
  const { text } = await member.get(page);
  expect(text).toContain("We kept what you had written");
  expect(text).toContain(' value="Not sent yet"');
  expect(text).toContain(">I lie awake\nat three.</textarea>");
  expect(text).not.toMatch(/name="formKey" value="one"/);
});

test("a text too long for cookies is kept too, and what was kept before is left", async () => {
  const member = await signedIn();
  await member.post("/drafts", { address: page, title: "Kept before", description: "" });
  const body = Array.from({ length: 4_000 }, (_, number) => `${number}`).join(" ");
  await member.post("/leave", { address: "/contact", subject: "Long", query: body });
  await member.post("/login", { ...site.sample, intent: "login" });
  expect((await member.get("/contact")).text).toContain(body.slice(-200));
  expect((await member.get(page)).text).toContain(' value="Kept before"');
});

test("on a phone that is not hers nothing that she typed stays", async () => {
  const member = await signedIn({ isSharedPhone: "on" });
  await member.post("/drafts", typed);
  expect(heldBy(member)).not.toEqual([]);
  await member.post("/leave", { ...typed, title: "Nor this" });
  expect(member.cookies()).toEqual([]);
  await member.post("/login", { ...site.sample, intent: "login" });
  expect((await member.get(page)).text).not.toMatch(/Not sent yet|Nor this/);
});

test("a password is never kept, nor an address of another site", async () => {
  const member = await signedIn();
  await member.post("/leave", { address: "/account/password", oldPassword: "secret", password: "secret" });
  expect(member.cookies()).toEqual([]);
  await member.post("/login", { ...site.sample, intent: "login" });
  expect((await member.post("/leave", { ...typed, address: "https://evil.example/" })).headers.location).toBe("/leave");
});

test("who was signed out meanwhile gets away, without a draft that would be nobody's", async () => {
  const visitor = new Visitor(site.address);
  const { status, headers } = await visitor.post("/leave", typed);
  expect([status, headers.location, visitor.cookies()]).toEqual([303, "/leave", []]);
});

test("cookies that others gave the browser are left to them", async () => {
  const cookie = "umeed-city=x; umeedly=y; theirs=umeed";
  const headers = { cookie, origin: site.address, "content-type": "application/x-www-form-urlencoded" };
  const answer = await new Visitor(site.address).send("POST", "/leave", headers, "");
  const lines = answer.headers["set-cookie"] ?? [];
  expect(lines.map((line) => line.split("=")[0])).toEqual(["umeed-city"]);
});
