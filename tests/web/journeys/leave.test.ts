import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { endSessionAtServer, signedIn } from "./people.ts";

const personal = ["/", "/account", "/notifications", "/messages", "/calendar", "/timeline", "/account/sessions"];

const site = siteOfFile();

test("every personal page can be left in one press, from the far end of its bar", async () => {
  const browser = await signedIn(site);
  for (const address of personal) {
    await browser.open(address);
    expect(browser.path).toBe(address);
    const stops = browser.document.querySelectorAll<HTMLElement>("header :is(a[href], button, summary)");
    expect([address, textOf(stops[0]), textOf(stops[stops.length - 1])]).toEqual([address, "Umeed", "Leave quickly"]);
    expect(stops[stops.length - 1]).not.toHaveAttribute("tabindex");
  }
  const visitor = new FormVisitor(site.address);
  await visitor.open("/");
  expect(visitor.page.queryByRole("button", { name: "Leave quickly" })).toBeNull();
});

test("leaving signs her out and shows a page that tells nothing of the site", async () => {
  const browser = await signedIn(site, { fullName: "Mehwish Leaver" });
  await browser.open("/account");
  expect(browser.text).toContain("Mehwish Leaver");
  const session = browser.http.cookie("umeed") ?? "";

  await browser.press("Leave quickly");
  expect(browser.path).toBe("/leave");
  expect(browser.document.title).toBe("Today");
  expect(browser.heading).toBe("Today");
  for (const word of ["umeed", "pregnan", "baby", "mother", "login", "account"]) {
    expect(browser.html.toLowerCase()).not.toContain(word);
  }
  expect(browser.http.cookies()).toEqual([]);

  browser.http.change("umeed", () => session);
  await browser.open("/account");
  expect(browser.path).toBe("/login?next=%2Faccount");
  expect(browser.html).not.toContain("Mehwish");
});

test("who was signed out meanwhile gets away as well", async () => {
  const browser = await signedIn(site);
  await browser.open("/account");
  await endSessionAtServer(browser, site);
  await browser.press("Leave quickly");

  expect(browser.path).toBe("/leave");
  expect(browser.http.cookies()).toEqual([]);
});
