import { within } from "@testing-library/dom";
import type { Site } from "../../support/site.ts";
import { grant } from "../../fixtures/operator.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { writing } from "./people.ts";

/** A member who has a role, and her browser. */
export async function staff(
  site: Site,
  role: "moderator" | "editor" | "administrator",
  overrides: Record<string, unknown> = {},
) {
  const member = await writing(site, overrides);
  await grant(site, member, role);
  return member;
}

/** A part of the page by its role and name. */
export function region({ page }: FormVisitor, name: string | RegExp, role = "region") {
  return within(page.getByRole(role, { name }));
}

/** The entries of the page's lists and the rows of its tables that have these words. */
export function entries({ page }: FormVisitor, words: string) {
  const main = within(page.getByRole("main"));
  const all = [...main.queryAllByRole("listitem"), ...main.queryAllByRole("row")];
  return all.filter((entry) => textOf(entry).includes(words));
}

/** What the page says under a term. */
export function fact({ page }: FormVisitor, term: string) {
  const named = page.getAllByRole("term").find((one) => textOf(one) === term);
  if (!named) throw new Error(`Nothing is said under '${term}'.`);
  return textOf(named.nextElementSibling);
}
