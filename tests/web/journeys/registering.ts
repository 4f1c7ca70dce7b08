import { within } from "@testing-library/dom";
import { expect } from "vitest";
import { typed } from "../../fixtures/dates.ts";
import type { Mother } from "../../fixtures/mothers.ts";
import type { FormVisitor } from "../form-visitor.ts";

export const LAST_PERIOD = "First day of your last period";

/** Fills the part of the sign-up form that is the same before and after birth. */
export function typeAboutHerself(browser: FormVisitor, mother: Mother) {
  browser.fill("Username", mother.fullName);
  browser.fill("Phone number", mother.phoneNumber);
  browser.fill("Email", mother.email);
  browser.fill("Password", mother.password);
  browser.fill("Confirm password", mother.password);
  browser.fillDate("Date of birth", mother.dob);
  browser.select("City", mother.city);
}

/** The form came back with what she typed; her passwords the server keeps to itself. */
export function expectAboutHerself(browser: FormVisitor, mother: Mother) {
  expect(browser.html).not.toContain(mother.password);
  expect(browser.field("Password")).toHaveValue("");
  expect(browser.field("Confirm password")).toHaveValue("");
  expect(browser.field("Username")).toHaveValue(mother.fullName);
  expect(browser.field("Phone number")).toHaveValue(mother.phoneNumber);
  expect(browser.field("Email")).toHaveValue(mother.email);
  expectDate(browser, "Date of birth", mother.dob);
  expect(browser.field("City")).toHaveDisplayValue(mother.city);
}

/** What stands in the three fields of a date. */
export function expectDate(browser: FormVisitor, label: string, date: string) {
  const values = browser.dateFields(label).map((box) => box.getAttribute("value"));
  expect([label, ...values]).toEqual([label, ...typed(date)]);
}

/** Registered, she is offered recovery codes over her home page, and leaves them for later. */
export async function putCodesOff(browser: FormVisitor) {
  expect(browser.path).toBe("/recovery-codes");
  const offer = browser.page.getByRole("dialog", { name: "If you ever lose your password" });
  await browser.follow(within(offer).getByRole("link", { name: "Later" }));
  expect(browser.path).toBe("/");
  expect(browser.page.queryByRole("dialog")).toBeNull();
}
