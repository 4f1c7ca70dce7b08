import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays } from "../../fixtures/dates.ts";
import { shippedId } from "../../../server/domain/identity.ts";
import { addressIn } from "../../fixtures/page-states.ts";
import { FormVisitor } from "../form-visitor.ts";
import { Visitor } from "../visitor.ts";
import { signedIn } from "./people.ts";

const site = siteOfFile();

test.each([
  ["/account/profile", "Update Profile", "Update Profile"],
  ["/account/dates", "Update Menstrual Period Date", "Update Menstrual Period Date"],
  ["/account/mode", "Switch to After Birth Mode", "Switch to After Birth Mode"],
  ["/account/log-out", "Log out", "Are you sure to logout?"],
])("the dialog at %s opens by its link, takes the focus, and closes", async (address, opener, title) => {
  const browser = await signedIn(site);
  await browser.open("/account");
  for (const wayOut of ["Close", "Back to the page"]) {
    await browser.follow(opener);
    expect(browser.path).toBe(address);
    const dialog = within(browser.page.getByRole("dialog", { name: title }));
    expect(dialog.getByRole("heading", { name: title })).toHaveAttribute("autofocus");
    await browser.follow(wayOut);
    expect(browser.path).toBe("/account");
    expect(browser.page.queryByRole("dialog")).toBeNull();
    expect(browser.page.queryByRole("link", { name: "Back to the page" })).toBeNull();
  }
});

test("what is closed is not in the page", async () => {
  const browser = await signedIn(site);
  await browser.open("/account");
  expect(browser.html).toContain("My Account");
  for (const text of ["<dialog", "<template", "popover", "Are you sure to logout?", 'name="fullName"']) {
    expect(browser.html).not.toContain(text);
  }
});

test.each([
  ["/account?dialog=dates", "/account/dates", "Update Menstrual Period Date"],
  ["/account?dialog=scan&day=2026-01-01", "/account/scan?day=2026-01-01", "Add a scan"],
  ["/account?dialog=pregnancies&hidden=1", "/account/pregnancies?hidden=1", "Pregnancies and babies"],
])("the address of before, %s, leads to %s", async (before, now, title) => {
  const browser = await signedIn(site);
  await browser.open(before);
  expect(browser.path).toBe(now);
  browser.page.getByRole("dialog", { name: title });
});

test("the address of before of a dialog of the login leads to it, and keeps where she goes then", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/login?dialog=forgot-password&next=%2Fcalendar");
  expect(browser.path).toBe("/login/forgot-password?next=%2Fcalendar");
  const dialog = within(browser.page.getByRole("dialog", { name: "Forgot your password?" }));
  const close = dialog.getByRole("link", { name: "Close" });
  expect(close).toHaveAttribute("href", "/login?next=%2Fcalendar");
});

test("a form of a page that was open before is sent on to its new address", async () => {
  const browser = await signedIn(site);
  const answer = await browser.http.post("/account?dialog=privacy", { intent: "privacy", isFindable: "on" });
  expect([answer.status, answer.headers.location]).toEqual([308, "/account/privacy"]);
});

test.each([
  ["/guidelines?page=2&guideline=GUIDELINE", "/guidelines/GUIDELINE?page=2"],
  ["/events?tab=all&event=EVENT", "/events/EVENT?tab=all"],
  ["/calendar?month=2027-10&event=EVENT", "/calendar/event/EVENT?month=2027-10"],
])("what stood open at %s stands at %s", async (before, now) => {
  const ids = {
    GUIDELINE: shippedId("guideline", "safe-sleep"),
    EVENT: `${shippedId("event", "world-polio-day")}20271024`,
  };
  const browser = new FormVisitor(site.address);
  await browser.open(addressIn(before, ids));
  expect([browser.path, browser.status]).toEqual([addressIn(now, ids), 200]);
});

test("the address of before of the end of her private calendar leads to it, and a visitor signs in first", async () => {
  const browser = await signedIn(site);
  await browser.open("/calendar?month=2027-10&dialog=end-feed");
  expect(browser.path).toBe("/calendar/end-feed?month=2027-10");
  browser.page.getByRole("dialog", { name: "End the private address?" });
  const visitor = new FormVisitor(site.address);
  await visitor.open("/calendar/end-feed");
  expect(visitor.path).toBe(`/login?${new URLSearchParams({ next: "/calendar/end-feed" })}`);
});

test.each([
  ["/admin/reports?show=decided&case=post:POST", "/admin/reports/post/POST?show=decided"],
  ["/admin/contact?state=open&message=MESSAGE", "/admin/contact/MESSAGE?state=open"],
  ["/admin/settings?dialog=banner", "/admin/settings/banner"],
  ["/admin/members/MEMBER?dialog=role", "/admin/members/MEMBER/role"],
  ["/admin/pictures?dialog=remove&picture=PICTURE&page=2", "/admin/pictures/remove?picture=PICTURE&page=2"],
])("a form of a page of those who run the site, open at %s, is sent on to %s", async (before, now) => {
  const { status, headers } = await new FormVisitor(site.address).http.post(before, { intent: "any" });
  expect([status, headers.location]).toEqual([308, now]);
});

test("a dialog that there is none of is no page", async () => {
  const browser = await signedIn(site);
  await browser.open("/account?dialog=nothing");
  expect([browser.path, browser.status]).toEqual(["/account/nothing", 404]);
});

test("once the baby is born her dates are the day of the birth, and before it they are not", async () => {
  const baby = { isPregnant: false, babyBirthDate: inDays(-40), lastMenstrualPeriod: "" };
  const mother = await signedIn(site, baby);
  await mother.open("/account/dates");
  expect(mother.path).toBe("/account/birth");
  const pregnant = await signedIn(site);
  await pregnant.open("/account/birth");
  expect(pregnant.path).toBe("/account/dates");
});

test("what there is to say after a loss is the account where none was told", async () => {
  const browser = await signedIn(site);
  await browser.open("/account/after-loss");
  expect(browser.path).toBe("/account");
});

test.each([
  ["/account?dialog=profile", "/account/profile"],
  ["/forum?page=2&dialog=report&post=1", "/forum/report?page=2&post=1"],
  ["/forum/details?id=1&dialog=edit&comment=2", "/forum/details/edit?id=1&comment=2"],
  ["/forum/comment/1?dialog=hide&comment=2", "/forum/comment/1/hide?comment=2"],
  ["/messages/with/1?before=5&dialog=hide-message&message=2", "/messages/with/1/hide-message?before=5&message=2"],
])("%s, where a dialog once was, leads to %s, and so do its forms", async (once, now) => {
  const visitor = new Visitor(site.address);
  const page = await visitor.get(once);
  expect([page.status, page.headers.location]).toEqual([301, now]);
  const sent = await visitor.post(once, {});
  expect([sent.status, sent.headers.location]).toEqual([308, now]);
});

test.each([
  "//evil.example?dialog=a",
  "//evil.example/x?dialog=a",
  "/\\evil.example?dialog=a",
  "/.//evil.example?dialog=a",
])("%s leads to no other host", async (address) => {
  const { headers } = await new Visitor(site.address).get(address);
  expect(headers.location).toBeDefined();
  expect(new URL(headers.location ?? "/", site.address).origin).toBe(new URL(site.address).origin);
});
