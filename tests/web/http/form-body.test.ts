import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { Visitor } from "../visitor.ts";

const FORM = "application/x-www-form-urlencoded";
const large = `phoneNumber=${"1".repeat(200 * 1024)}`;

const site = siteOfFile();

test.each([
  ["of a type that no form has", "application/json", "{}", 415],
  ["of no type", "", "intent=login", 415],
  ["of text alone", "text/plain", "intent=login", 415],
  ["that is too large", FORM, large, 413],
  ["without its boundary", "multipart/form-data", "intent=login", 400],
  ["cut off in the middle", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-da", 400],
])("a body %s is refused on every page, in words", async (_name, type, body, status) => {
  for (const path of ["/login", "/login.data", "/register", "/forum", "/light-pages", "/articles"]) {
    const visitor = new Visitor(site.address);
    const answer = await visitor.send("POST", path, { "content-type": type, origin: site.address }, body);

    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.text).toMatch(/is not a form of this page|is too large|can't be read/);
    expect(visitor.cookies()).toEqual([]);
  }
});
