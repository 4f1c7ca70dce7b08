import { expect } from "vitest";
import type { Site } from "../../support/site.ts";

/** The newest code that the trial printed on its terminal for a number, for a password or a number, once it did. */
export async function codeFor(site: Site, phoneNumber: string, purpose: "password" | "number") {
  const isFor = new RegExp(`${purpose} is (\\d{6})\\.`);
  const find = () => site.log().split(`SMS to ${phoneNumber}: `).at(-1)?.match(isFor)?.[1];
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}
