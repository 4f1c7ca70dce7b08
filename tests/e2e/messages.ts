import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "playwright/test";
import { write } from "../fixtures/messages.ts";
import { writer } from "./forum.ts";
import { field } from "./forms.ts";
import { settled } from "./test.ts";

export type Friend = Awaited<ReturnType<typeof writer>>;

/** Two members who let themselves be found. */
export async function strangers(address: string, hiraName = "Hira"): Promise<{ sana: Friend; hira: Friend }> {
  const sana = await writer(address, { fullName: "Sana", isFindable: true });
  const hira = await writer(address, { fullName: hiraName, isFindable: true });
  return { sana, hira };
}

/** A name that no other member of this site has. */
export const ownName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** The same after each has written once. */
export async function friends(address: string): Promise<{ sana: Friend; hira: Friend }> {
  const { sana, hira } = await strangers(address);
  await write(sana, hira, "Salam");
  await write(hira, sana, "Wa alaikum salam");
  return { sana, hira };
}

/** A page of a browser of her own, where she is signed in. To be closed with its context. */
export async function browserOf(
  browser: Browser,
  member: Friend,
  { baseURL, hasScript }: { baseURL: string; hasScript: boolean },
): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: hasScript });
  const page = await context.newPage();
  await member.comesTo(page);
  await page.request.get("/");
  return page;
}

export async function open(page: Page, address: string, hasScript: boolean) {
  await page.goto(address);
  await settled(page, hasScript);
}

export const talkWith = ({ id }: { id: string }) => `/messages/with/${id}`;
export const box = (page: Page) => field(page, "Your message");
/** What was said, as it stands there. */
export const said = (page: Page) => page.locator(".message");
/** What she herself said. */
export const hers = (page: Page) => page.locator(".message.mine");

/** The line above a conversation: back, name and menu. */
export const head = (page: Page) => page.locator(".conversation-head");
export const openMenu = (of: Locator) => of.locator(".menu summary").click();

/** Types a message and sends it by its button. */
export async function say(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}
