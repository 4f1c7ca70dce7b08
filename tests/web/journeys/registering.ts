import { expect } from "vitest";
import { typed } from "../../fixtures/dates.ts";
import type { Mother } from "../../fixtures/mothers.ts";
import type { FormVisitor } from "../form-visitor.ts";

/** The second step has what she typed. */
export function expectAboutHerself(browser: FormVisitor, mother: Mother) {
  expect(browser.path).toMatch(/^\/register\/about-you/);
  expect(browser.field("City")).toHaveDisplayValue(mother.city);
  expectDate(browser, "Date of birth", mother.dob);
  expect(browser.field("Email")).toHaveValue(mother.email);
}

/** The last step has what she typed; her passwords the server keeps to itself. */
export function expectNumber(browser: FormVisitor, mother: Mother) {
  expect(browser.path).toBe("/register/your-number");
  expect(browser.html).not.toContain(mother.password);
  expect(browser.field("Password")).toHaveValue("");
  expect(browser.field("Confirm password")).toHaveValue("");
  expect(browser.field("Username")).toHaveValue(mother.fullName);
  expect(browser.field("Phone number")).toHaveValue(mother.phoneNumber);
}

/** What stands in the three fields of a date. */
export function expectDate(browser: FormVisitor, label: string, date: string) {
  const values = browser.dateFields(label).map((box) => box.getAttribute("value"));
  expect([label, ...values]).toEqual([label, ...typed(date)]);
}
