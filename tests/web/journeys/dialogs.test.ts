import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shippedId } from "../../../server/domain/identity.ts";
import { startSite, type Site } from "../../support/site.ts";
import { addressIn } from "../../world/page-states.ts";
import { FormVisitor } from "../form-visitor.ts";
import { signedIn } from "./people.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test.each([
  ["/account/profile", "Update Profile", "Update Profile"],
  ["/account?dialog=dates", "Update Menstrual Period Date", "Update Menstrual Period Date"],
  ["/account?dialog=mode", "Switch to After Birth Mode", "Switch to After Birth Mode"],
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
  browser.page.getByRole("dialog");
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
