import { within } from "@testing-library/dom";
import type { Site } from "../../support/site.ts";
import { write } from "../../fixtures/messages.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { writing } from "./people.ts";

/** Two members who let themselves be found, each with her browser. */
export async function strangers(site: Site, hiraName = "Hira") {
  const sana = await writing(site, { fullName: "Sana", isFindable: true });
  const hira = await writing(site, { fullName: hiraName, isFindable: true });
  return { sana, hira };
}

/** The same after each has written once. */
export async function friends(site: Site) {
  const { sana, hira } = await strangers(site);
  await write(sana, hira, "Salam");
  await write(hira, sana, "Wa alaikum salam");
  return { sana, hira };
}

export const talkWith = ({ id }: { id: string }) => `/messages/with/${id}`;

/** What was said, as it stands there: each with its writer's name before and its time behind. */
export const said = (browser: FormVisitor) => messages(browser).map(textOf);
/** What she herself said. */
export const hers = (browser: FormVisitor) => said(browser).filter((text) => text.startsWith("You: "));

/** The messages of a conversation, the first first. */
export function messages({ document }: FormVisitor): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[role=log] .message")];
}

/** The line above a conversation: back, name and menu. */
export function ofHead({ document }: FormVisitor) {
  const head = document.querySelector<HTMLElement>(".conversation-head");
  if (!head) throw new Error("No conversation is open.");
  return within(head);
}

/** Types a message and sends it by its button. @returns the status of the answer. */
export function say(browser: FormVisitor, text: string): Promise<number> {
  browser.fill("Your message", text);
  return browser.press("Send");
}
