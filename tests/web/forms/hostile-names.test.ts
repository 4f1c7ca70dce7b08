import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { Visitor } from "../visitor.ts";

const site = siteOfFile();

test.each([
  ["a list of a billion", "phoneNumber[999999999]"],
  ["a list of a billion that is no field", "a[999999999]"],
  ["a tree of twenty thousand", `phoneNumber${".b".repeat(20_000)}`],
  ["what every object has", "__proto__.polluted"],
])("a field named as %s is no field", async (_name, field) => {
  const { status, text } = await new Visitor(site.address).post("/login", { [field]: "1", intent: "login" });

  expect(status).toBe(400);
  expect(text).toContain("Enter your phone number.");
  expect(text.length).toBeLessThan(100_000);
});
