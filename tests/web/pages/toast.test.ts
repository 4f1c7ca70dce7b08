import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { Visitor } from "../visitor.ts";

const site = siteOfFile();

/** Which of these addresses, asked for one after the other, say that she has logged in. */
async function sayingSo(addresses: string[], { cookie = "" } = {}) {
  const member = new Visitor(site.address);
  await member.post("/login", { ...site.sample, intent: "login" });
  const saying: string[] = [];
  for (const address of addresses) {
    const { text } = await member.get(address, { cookie: `${member.cookieHeader()}; ${cookie}` });
    if (text.includes("Login successfully")) saying.push(address);
  }
  return saying;
}

test("without script a message is shown on the next page alone", async () => {
  expect(await sayingSo(["/about", "/weeks"])).toEqual(["/about"]);
});

test("a page that leads on leaves it to the page where it leads", async () => {
  expect(await sayingSo(["/register", "/weeks", "/about"])).toEqual(["/weeks"]);
  expect(await sayingSo(["/register.data", "/weeks.data", "/about"])).toEqual(["/weeks.data"]);
});

test("with script it comes with the next data alone", async () => {
  expect(await sayingSo(["/about.data", "/weeks.data", "/weeks"])).toEqual(["/about.data"]);
  expect(await sayingSo(["/about.data", "/weeks"])).toEqual(["/about.data"]);
});

test("a document that is asked for in place of a page whose script did not come shows it again, once", async () => {
  const addresses = ["/about.data", "/about", "/weeks"];
  expect(await sayingSo(addresses, { cookie: "umeed-again=1" })).toEqual(["/about.data", "/about"]);
});
