import type { NewMember } from "./members.ts";

/** What a member writes to those who run the site, for `overrides` to change. */
export const contactWords = (overrides: Record<string, unknown> = {}) => ({
  name: "Sana",
  contactNumber: "0300 1234567",
  subject: "My due date",
  query: "It is a week off.\nWhat can I do?",
  ...overrides,
});

/** A message of this member's, and its reference number. */
export async function contactBy(author: Pick<NewMember, "call">, overrides: Record<string, unknown> = {}) {
  const answer = await author.call("POST", "/contact", { body: contactWords(overrides) });
  if (answer.status !== 200) throw new Error(`She could not send it: ${answer.status} ${answer.text}`);
  return answer.textAt("data.reference");
}
