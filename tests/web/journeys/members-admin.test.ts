import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { contactBy } from "../../fixtures/contact.ts";
import { writer } from "../../fixtures/mothers.ts";
import { toldTo } from "../../fixtures/operator.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { writing } from "./people.ts";
import { mainText } from "./page-parts.ts";
import { entries, fact, region, staff } from "./staff.ts";

const site = siteOfFile();

const administratorOf = () => staff(site, "administrator", { fullName: "Rabia Runs" });

const WHY = "How you know it is the member";
const CALLED = "She called from her number.";

/** Opens a dialog of the page by its link. */
async function open(browser: FormVisitor, link: string) {
  await browser.follow(link);
  return browser.page.getByRole("dialog", { name: link });
}

test("an administrator finds a member by her number, suspends her with a reason and gives her voice back", async () => {
  const sana = await writer(site.address, { fullName: "Sana Searched" });
  const { browser } = await administratorOf();
  await browser.open("/admin");
  await browser.follow(region(browser, "Admin", "navigation").getByRole("link", { name: "Members" }));
  browser.fill(
    browser.page.getByRole("searchbox", { name: "Name or phone number" }),
    sana.phoneNumber.replace("+92", "0"),
  );
  await browser.press(within(browser.page.getByRole("main")).getByRole("button", { name: "Search" }));
  expect(entries(browser, sana.phoneNumber).map(textOf)).toEqual([expect.stringContaining("Sana Searched")]);
  await browser.follow("Sana Searched");
  expect(browser.heading).toBe("Sana Searched");

  await open(browser, "Suspend");
  browser.fill("For how many days", "900");
  expect(await browser.press("Suspend")).toBe(400);
  expect(browser.problems).toEqual([
    ["For how many days", "Say how many days, from 1 to 365."],
    ["Why", "Say why."],
  ]);
  browser.fill("For how many days", "3");
  browser.fill("Why", "Unkind words");
  await browser.press("Suspend");
  expect(browser.toasts).toEqual(["They can't write for a while."]);
  expect(fact(browser, "Suspended until")).toMatch(/\d{4}/);
  expect(fact(browser, "Why they are suspended")).toBe("Unkind words");
  expect(fact(browser, "Decided by")).toBe("Rabia Runs · Log entry");
  expect(fact(browser, "Appeal")).toBe("None");
  expect(browser.page.getByRole("link", { name: "Log entry" })).toHaveAttribute(
    "href",
    `/admin/log?act=suspend&member=${encodeURIComponent(sana.phoneNumber)}`,
  );

  await open(browser, "End suspension");
  browser.fill("Why", "It was a mistake.");
  await browser.press("End suspension");
  expect(browser.toasts).toEqual(["They can write again."]);
  browser.page.getByRole("link", { name: "Suspend" });
  expect(await toldTo(site, sana)).toEqual([
    "You can read here, but not write, for 3 days. Reason: “Unkind words”",
    "You can write here again. Reason: “It was a mistake.”",
  ]);

  await browser.follow("Log");
  expect(browser.heading).toBe("Log");
  browser.select("Show", "Suspended");
  await browser.press("Show");
  expect(browser.path).toBe("/admin/log?act=suspend&member=");
  const [line, ...others] = entries(browser, "Sana Searched");
  expect(others).toEqual([]);
  expect(line).toHaveTextContent("Rabia Runs suspended Sana Searched");
  expect(line).toHaveTextContent("3 days: Unkind words");
  // To the second, so that what was done in one minute can be put in order.
  const time = line?.querySelector("time");
  expect(textOf(time)).toMatch(/, \d{2}:\d{2}:\d{2}$/);
  expect(time?.dateTime).toMatch(/T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
});

test("who lost her password proves who she is, and the code that she is told is shown once", async () => {
  const sana = await writer(site.address, { fullName: "Sana Locked Out" });
  const reference = await contactBy(sana, { subject: "My password" });
  const { browser } = await administratorOf();
  await browser.open(`/admin/contact/${reference}`);
  await browser.follow(within(browser.page.getByRole("dialog")).getByRole("link", { name: "Member’s account" }));
  expect(browser.heading).toBe("Sana Locked Out");

  const before = await open(browser, "Code for a new password");
  expect(textOf(before)).toContain(
    "They enter it under “Forgot password?” on the login page. It works once, for 10 minutes",
  );
  expect(await browser.press("Show me the code")).toBe(400);
  expect(browser.problems).toEqual([[WHY, "Say how you know that it is the member."]]);
  browser.fill(WHY, CALLED);
  await browser.press("Show me the code");
  const told = within(browser.page.getByRole("dialog")).getByRole("status");
  expect(told).toHaveAttribute("autofocus");
  expect(told).toHaveTextContent("It works for 10 minutes, and is not shown again.");
  const code = textOf(browser.page.getByText(/^\d{6}$/));
  await browser.reload();
  expect(browser.text).not.toContain(code);
  browser.page.getByText(/^A code was drawn with this form at \d\d:\d\d, and it is not shown again/);
  expect(browser.field(WHY)).toHaveValue(CALLED);
  await browser.follow("Cancel");
  expect(browser.text).not.toContain(code);
  expect(browser.page.queryByRole("dialog")).toBeNull();

  const { status } = await sana.call("POST", "/user/forgot-password", {
    body: { phoneNumber: sana.phoneNumber, code, password: "a louder lamp" },
  });
  expect(status).toBe(200);
});

test("a code is drawn from the message that asks for it, and leads back to it", async () => {
  const sana = await writer(site.address, { fullName: "Sana Locked Out" });
  const reference = await contactBy(sana, { subject: "My password" });
  const { browser } = await administratorOf();
  await browser.open(`/admin/contact/${reference}`);
  await browser.follow("Code for a new password");
  await browser.follow("Cancel");
  expect(browser.path).toBe(`/admin/contact/${reference}`);
  await browser.follow("Code for a new password");
  browser.fill(WHY, CALLED);
  await browser.press("Show me the code");
  expect(browser.page.getByText(/^\d{6}$/)).toBeInTheDocument();
  await browser.follow("Back to the message");
  expect(browser.path).toBe(`/admin/contact/${reference}`);
});

test("from the overview an administrator finds a member and begins an article", async () => {
  const sana = await writer(site.address, { fullName: "Sana From Afar" });
  const { browser } = await administratorOf();
  await browser.open("/admin");
  browser.fill("Find a member", sana.phoneNumber);
  await browser.press("Search");
  await browser.follow("Sana From Afar");
  expect(browser.heading).toBe("Sana From Afar");
  await browser.open("/admin");
  await browser.follow("New article");
  expect(browser.heading).toBe("New article");
});

test("an administrator gives a role, logs a member out, orders her file and deletes her account, as asked", async () => {
  const sana = await writing(site, { fullName: "Sana Leaves" });
  const { browser } = await administratorOf();
  await browser.open(`/admin/members/${sana.id}`);

  await open(browser, "Change role");
  expect(await browser.press("Change role")).toBe(400);
  expect(browser.problems).toEqual([
    ["New role", "Choose a role."],
    ["Why", "Say why the role changes."],
  ]);
  browser.fill("Why", "As we agreed.");
  expect(await browser.press("Change role")).toBe(400);
  expect(browser.problems).toEqual([["New role", "Choose a role."]]);
  const offered = region(browser, "New role", "group").getAllByRole("radio");
  expect(offered.map((radio) => radio.closest("label")?.textContent)).toEqual(["Moderator", "Editor", "Administrator"]);
  for (const role of ["Moderator", "Member"]) {
    await open(browser, "Change role");
    browser.check(role);
    browser.fill("Why", "As we agreed.");
    await browser.press("Change role");
    expect(browser.toasts).toEqual(["Saved."]);
    expect(fact(browser, "Role")).toBe(role);
  }

  const sessions = () => region(browser, "Devices");
  const before = sessions().getAllByRole("listitem").length;
  const [first] = sessions().getAllByRole("link", { name: /^Log out there/ });
  await browser.follow(first ?? "none");
  browser.fill("Why", "You lost your phone.");
  await browser.press("Log out");
  expect(browser.toasts).toEqual(["They are logged out there."]);
  expect(sessions().getAllByRole("listitem")).toHaveLength(before - 1);

  await open(browser, "Export data");
  browser.fill(WHY, CALLED);
  await browser.press("Make the file");
  expect(browser.toasts).toEqual([expect.stringContaining("The file is made.")]);
  expect(browser.html).not.toContain(".zip");

  const deletion = await open(browser, "Delete account");
  expect(textOf(deletion)).toContain("Messages to members who are still here, under “Deleted member”.");
  expect(browser.field(WHY)).toHaveAccessibleDescription(/What you write here is deleted too/);
  browser.fill(WHY, CALLED);
  browser.check("Leave their posts and comments");
  await browser.press("Delete account");
  expect(browser.path).toBe("/admin/members");
  expect(browser.toasts).toEqual(["The account is deleted."]);
  await browser.open("/admin/log?act=delete");
  expect(entries(browser, "Rabia Runs")[0]).toHaveTextContent("deleted the account of a deleted member");
});

test("the log of one member names the member, and leads there", async () => {
  const sana = await writer(site.address, { fullName: "Sana Logged" });
  const { browser } = await administratorOf();
  await browser.open(`/admin/members/${sana.id}`);
  await browser.follow("Log of this member");
  expect(mainText(browser)).toContain("What Sana Logged did, and what was done to their account.");
  await browser.follow("Sana Logged");
  expect(browser.path).toBe(`/admin/members/${sana.id}`);
});

test("of an action that there is none the log says so, and shows all", async () => {
  const { browser } = await administratorOf();
  await browser.open("/admin/log?member=Zubaidazzz");
  expect(mainText(browser)).toContain("Nobody is called “Zubaidazzz” or has this number.");
  await browser.open("/admin/log?act=no-such-thing");
  expect(mainText(browser)).toContain("There is no action called “no-such-thing”. Actions of all kinds are shown.");
  expect(browser.field("Show")).toHaveValue("");
  expect(entries(browser, "Rabia Runs").length).toBeGreaterThan(0);
  await browser.open("/admin/log?act=constructor");
  expect(mainText(browser)).toContain("There is no action called “constructor”.");
});

test("of herself an administrator finds neither suspension nor deletion, and another does it for her", async () => {
  const { browser, id } = await administratorOf();
  await browser.open(`/admin/members/${id}`);
  expect(fact(browser, "Role")).toBe("Administrator (you)");
  browser.page.getByRole("link", { name: "Change role" });
  for (const link of ["Suspend", "Code for a new password", "Export data", "Delete account"]) {
    expect(browser.page.queryByRole("link", { name: link })).toBeNull();
  }
  await browser.open(`/admin/members/${id}/suspend`);
  browser.fill("For how many days", "3");
  browser.fill("Why", "To try it");
  expect(await browser.press("Suspend")).toBe(403);
  expect(browser.page.getByRole("alert")).toHaveTextContent("Another administrator does this for you.");
});

test("the overview says what waits, and the numbers say how many, as charts and as tables", async () => {
  const sana = await writer(site.address);
  await contactBy(sana, { subject: "It waits" });
  const { browser } = await administratorOf();
  await browser.open("/admin");
  const main = () => within(browser.page.getByRole("main"));
  main().getByRole("link", { name: "Messages to answer" });
  await browser.follow(main().getAllByRole("link", { name: "Numbers" }).at(-1) ?? "none");
  expect(browser.heading).toBe("Numbers");

  expect(mainText(browser)).toMatch(/Last on \d+ \w+, \d{4}, \d\d:\d\d\. Members who left/);
  expect(fact(browser, "Messages to answer")).toMatch(/^[1-9]\d*$/);
  expect(fact(browser, "Oldest message")).toMatch(/^(just now|\d+ minutes? ago)$/);
  // One day makes no chart.
  region(browser, "Active members").getByText(/^[1-9]\d*$/);
  expect(region(browser, "Active members").queryByRole("img")).toBeNull();
});

test("a moderator's overview leads to no members", async () => {
  const { browser } = await staff(site, "moderator");
  await browser.open("/admin");
  expect(mainText(browser)).toContain("Reports");
  expect(browser.page.queryByRole("link", { name: "Members" })).toBeNull();
});
