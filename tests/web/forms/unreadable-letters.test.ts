import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { Visitor } from "../visitor.ts";

const SENTENCE = "Your browser sent letters that we cannot read";
const URL_ENCODED = "application/x-www-form-urlencoded";
/** 'سلام' in Windows-1256. */
const ARABIC_CODE_PAGE = Buffer.from([0xd3, 0xe1, 0xc7, 0xe3]);
const inPercent = (bytes: Buffer) => Array.from(bytes, (byte) => `%${byte.toString(16)}`).join("");

const unreadable: [string, Buffer][] = [
  ["Windows-1256", ARABIC_CODE_PAGE],
  ["half of a surrogate pair", Buffer.from([0xed, 0xa0, 0x80])],
  ["a letter cut in two", Buffer.from([0x73, 0xd8])],
  ["UTF-8 in more bytes than it needs", Buffer.from([0xc1, 0xa1])],
];

const site = siteOfFile();

async function signedIn() {
  const member = new Visitor(site.address);
  await member.post("/login", { ...site.sample, intent: "login" });
  return member;
}

function send(member: Visitor, path: string, type: string, body: string | Buffer) {
  return member.send("POST", path, { origin: site.address, "content-type": type }, body);
}

const multipart = (...parts: [name: string, value: Buffer, file?: string][]) =>
  Buffer.concat([
    ...parts.flatMap(([name, value, file]) => [
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ""}\r\n\r\n`),
      value,
      Buffer.from("\r\n"),
    ]),
    Buffer.from("--x--\r\n"),
  ]);

test.each(unreadable)("%s in a form is a 400 at its field, and the rest of the form comes back", async (_, bytes) => {
  const member = await signedIn();
  const title = `Readable ${crypto.randomUUID()}`;
  const rest = String(new URLSearchParams({ intent: "post", mood: "3", title }));
  for (const words of [inPercent(bytes), bytes.toString("latin1")]) {
    const body = Buffer.from(`${rest}&description=I+feel+${words}+today`, "latin1");
    const { status, text } = await send(member, "/forum/post-new", URL_ENCODED, body);
    expect(status).toBe(400);
    expect(text).toContain(`<a href="#new-post-description">${SENTENCE}`);
    expect(text).toContain(`value="${title}"`);
    expect(text).toMatch(/>I feel .*\uFFFD.* today<\/textarea>/);
  }
  expect((await member.get("/forum")).text).not.toContain(title);
});

test.each(unreadable)("%s in a form with a picture is a 400 as well", async (_, bytes) => {
  const member = await signedIn();
  const picture = Buffer.from("a picture with the bytes \uFFFD of a replacement");
  const body = multipart(["fullName", Buffer.concat([Buffer.from("Sana "), bytes])], ["image", picture, "a.png"]);
  const { status, text } = await send(member, "/account/profile", "multipart/form-data; boundary=x", body);
  expect([status, text.includes(`<a href="#profile-fullName">${SENTENCE}`)]).toEqual([400, true]);
  expect((await member.get("/account")).text).toContain("Amina (sample)");
});

test("a replacement character that was typed is a letter like any other", async () => {
  const member = await signedIn();
  const body = multipart(["fullName", Buffer.from("Amina (sample) \uFFFD")]);
  const { status } = await send(member, "/account/profile", "multipart/form-data; boundary=x", body);
  expect(status).toBe(303);
  expect((await member.post("/account/profile", { fullName: "\uFFFD" })).status).toBe(303);
  expect((await member.post("/account/profile", { fullName: "Amina (sample)" })).status).toBe(303);
});

test("a draft is kept without what can't be read", async () => {
  const member = await signedIn();
  const fields = new URLSearchParams({ address: "/forum/post-new", title: "Readable" });
  const body = `${fields}&description=${inPercent(ARABIC_CODE_PAGE)}`;
  expect((await send(member, "/drafts", URL_ENCODED, body)).status).toBe(204);
  const { text } = await member.get("/forum/post-new");
  expect(text).toContain('value="Readable"');
  expect(text).not.toContain("\uFFFD");
});

test.each(["/symptoms?search=", "/search?q=", "/articles?search=", "/forum?search=", "/admin/members?search="])(
  "%s with letters that can't be read says so, with a way on",
  async (path) => {
    const visitor = new Visitor(site.address);
    for (const [, bytes] of unreadable) {
      const { status, text } = await visitor.get(`${path}${inPercent(bytes)}`);
      expect([status, text.includes(SENTENCE)]).toEqual([400, true]);
      expect(text).toMatch(new RegExp(`href="${path.split("?")[0]}"[^>]*>The page without your search</a>`));
    }
    expect((await visitor.get(`${path}100%25+%D8%B3%20100%`)).status).not.toBe(400);
  },
);
