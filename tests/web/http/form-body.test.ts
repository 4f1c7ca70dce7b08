import { expect, test } from "vitest";
import { countedStatuses, noteFault } from "../../support/fault-note.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { Visitor } from "../visitor.ts";

const FORM = "application/x-www-form-urlencoded";
const large = `phoneNumber=${"1".repeat(200 * 1024)}`;

const BOUNDARY = "cot".repeat(10);

const site = siteOfFile({ FORUM_PICTURES: "on" });

test.each([
  ["of a type that no form has", "application/json", "{}", 415],
  ["of no type", "", "intent=login", 415],
  ["of text alone", "text/plain", "intent=login", 415],
  ["that is too large", FORM, large, 413],
  ["without its boundary", "multipart/form-data", "intent=login", 400],
  ["cut off in the middle", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-da", 400],
])("a body %s is refused on every page, in words", async (name, type, body, status) => {
  const statuses: number[] = [];
  for (const path of ["/login", "/login.data", "/register", "/forum", "/light-pages", "/articles"]) {
    const visitor = new Visitor(site.address);
    const answer = await visitor.send("POST", path, { "content-type": type, origin: site.address }, body);

    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.text).toMatch(/is not a form of this page|is too large|can't be read/);
    expect(visitor.cookies()).toEqual([]);
    statuses.push(answer.status);
  }
  noteFault({ saw: `${name}: ${countedStatuses(statuses)}` });
});

test("a form without a picture is small, and a stranger's is smaller", async () => {
  const origin = { origin: site.address, "content-type": "multipart/form-data; boundary=x" };
  const form = (size: number) =>
    `--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${"x".repeat(size)}\r\n--x--\r\n`;
  const send = async (visitor: Visitor, path: string, size: number) => {
    const { status, text } = await visitor.send("POST", path, origin, form(size));
    return [status, text.includes("This form is too large")];
  };
  const stranger = new Visitor(site.address);
  expect(await send(stranger, "/login", 200 * 1024)).toEqual([413, true]);
  expect(await send(stranger, "/account/profile", 200 * 1024)).toEqual([413, true]);

  const member = new Visitor(site.address);
  await member.post("/login", { ...site.sample, intent: "login" });
  expect(await send(member, "/account/privacy", 200 * 1024)).not.toEqual([413, true]);
  expect(await send(member, "/account/privacy", 2 * 1024 * 1024)).toEqual([413, true]);
  expect(await send(member, "/account/profile", 6 * 1024 * 1024)).toEqual([400, false]);
});

test("the words after a picture that is too large arrive too", async () => {
  const member = new Visitor(site.address);
  await member.post("/login", { ...site.sample, intent: "login" });
  const part = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const origin = { origin: site.address, "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  for (const megabytes of [6, 9, 20]) {
    const picture = part(`image"; filename="a.jpg`, "x".repeat(megabytes * 1024 * 1024));
    const body = `${part("title", "A cot")}${picture}${part("alt", "By the window")}--${BOUNDARY}--\r\n`;
    const { status, text } = await member.send("POST", "/forum/post-new", origin, body);
    expect([megabytes, status, text.includes('value="By the window"')]).toEqual([megabytes, 400, true]);
  }
});

test("a refusal keeps the bar of who is signed in", async () => {
  const member = new Visitor(site.address);
  await member.post("/login", { ...site.sample, intent: "login" });
  const origin = { origin: site.address };
  const evil = { origin: "https://evil.example", "content-type": FORM };
  for (const refused of [
    await member.send("POST", "/forum", { ...origin, "content-type": "application/json" }, "{}"),
    await member.send("POST", "/login", { ...origin, "content-type": FORM }, large.repeat(6)),
    await member.send("POST", "/forum", evil, ""),
    await member.get("/no-such-page"),
  ]) {
    const bar = /<header class="site-header">(.*?)<\/header>/s.exec(refused.text)?.[1] ?? "";
    expect([refused.status, />Me</.test(bar), />Leave quickly</.test(bar), />Signup</.test(bar)]).toEqual([
      expect.toSatisfy((status: number) => [403, 404, 413, 415].includes(status)),
      true,
      true,
      false,
    ]);
    // Who she is is known only where the page's own loader ran.
    expect([refused.status, /class="avatar/.test(bar)]).toEqual([refused.status, refused.status === 404]);
  }
});
