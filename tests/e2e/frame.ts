import type { Page } from "playwright/test";
import { expect } from "./test.ts";

export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1280, height: 720 };

/** The site's own menu: five places at the foot of a phone, words and groups on a wide window. */
export const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Follows a link in a group of the menu, on a wide window. */
export async function followInMenu(page: Page, group: "Learn" | "Plan" | "Community", link: string) {
  await openGroup(page, group);
  await menuOf(page).getByRole("link", { name: link, exact: true }).click();
}

export async function openGroup(page: Page, group: "Learn" | "Plan" | "Community") {
  const summary = menuOf(page).locator("summary", { hasText: group });
  await summary.click();
  await expect(summary.locator("xpath=..")).toHaveAttribute("open");
}

export const messagesIcon = (page: Page) => page.locator(".site-header .chat");

/** The site's menu of /admin. */
export const adminMenuOf = (page: Page) => page.getByRole("navigation", { name: "Admin" });

/** A member's own place. */
export const mePlace = (page: Page) => menuOf(page).getByRole("link", { name: "Me" });
