import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { sentAboutYou, sentDates } from "../../fixtures/registration-steps.ts";
import { Visitor } from "../visitor.ts";

const site = siteOfFile();
const visitor = new Visitor(site);

/** From zod 4.6 on, Conform finds no limits in a schema any more; then these are gone, and zod must stay where it is. */
test("the limits of the registration's fields are in its HTML", async () => {
  for (const { path, fields } of [sentDates, sentAboutYou]) await visitor.post(path, fields);
  const { text } = await visitor.get("/register/your-number");
  expect(input(text, "password")).toMatch(/ minlength="8"/i);
  expect(input(text, "password")).toMatch(/ maxlength="128"/i);
  expect(input(text, "password")).toContain(" required");
  expect(input(text, "fullName")).toMatch(/ maxlength="80"/i);
  expect(input(text, "fullName")).toContain(" required");
  expect(input(text, "phoneNumber")).toMatch(/ maxlength="40"/i);
  expect(input(text, "phoneNumber")).toContain(" required");
});

test("so are those of the login's", async () => {
  const { text } = await visitor.get("/login");
  expect(input(text, "phoneNumber")).toMatch(/ maxlength="40"/i);
  expect(input(text, "phoneNumber")).toContain(" required");
  expect(input(text, "password")).toMatch(/ maxlength="1024"/i);
  expect(input(text, "password")).toContain(" required");
});

test("what may be left out is not asked for", async () => {
  const { text } = await visitor.get("/register?type=postPartum");
  expect(input(text, "babyName")).not.toContain(" required");
});

function input(html: string, name: string): string {
  const tag = [...html.matchAll(/<input [^>]*>/g)].find(([tag]) => tag.includes(` name="${name}"`));
  if (!tag) throw new Error(`no input ${name}`);
  return tag[0];
}
