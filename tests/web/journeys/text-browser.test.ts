import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { hasTextBrowser, pressInLynx } from "../../support/text-browsers.ts";
import type { FormVisitor } from "../form-visitor.ts";
import { signedIn } from "./people.ts";
import { staff } from "./staff.ts";

const site = siteOfFile();
const [DOWN, ENTER, EMPTY] = ["Down Arrow", "^J", "^U"];

/** Lynx sends no Referer from an address with a query, and never an Origin. */
describe.skipIf(!hasTextBrowser("lynx")).each(["", "?from=menu"])(
  "in lynx, at an address with the query '%s',",
  (query) => {
    const asksFirst = query !== "";

    test("a member changes her name, with the field of the picture left empty", async () => {
      const browser = await signedIn(site);
      const name = `Sana ${randomUUID().slice(0, 8)}`;
      await browser.open(`/account/profile${query}`);
      const keys = [...downTo(browser, "Username"), EMPTY, ...Array.from(name), DOWN, DOWN, ENTER];
      const screen = press(browser, [...keys, ...(asksFirst ? [ENTER] : [])]);
      expect(screen.includes("Send this form?")).toBe(asksFirst);

      await browser.open("/account");
      expect(browser.text).toContain(name);
    });

    test("a member changes her picture", async () => {
      const browser = await signedIn(site);
      const file = await picture();
      await browser.open(`/account/profile${query}`);
      const again = asksFirst ? [...file, DOWN, ENTER] : [];
      press(browser, [...downTo(browser, /^Picture/), ...file, DOWN, ENTER, ...again]);

      await browser.open("/account");
      expect(browser.html).toMatch(/<img[^>]*class="avatar[^>]*src="\/api\/uploads\//);
    });

    test("an editor adds a picture", async () => {
      const { browser } = await staff(site, "editor");
      const [file, alt] = [await picture(), `A lamp ${randomUUID().slice(0, 8)}`];
      await browser.open(`/admin/pictures/add${query}`);
      const again = asksFirst ? [...file, DOWN, ENTER] : [];
      press(browser, [...downTo(browser, "What it shows"), ...Array.from(alt), DOWN, ...file, DOWN, ENTER, ...again]);

      await browser.open("/admin/pictures");
      expect(browser.page.queryByRole("img", { name: alt })).not.toBeNull();
    });
  },
);

function press(browser: FormVisitor, keys: string[]) {
  return pressInLynx(site.address + browser.path, browser.http.cookieHeader(), keys);
}

/** From the top of the page each press leads to the next link, button or field. */
function downTo(browser: FormVisitor, label: string | RegExp): string[] {
  const stops = "a[href], button, input:not([type=hidden]), select, textarea";
  const before = [...browser.document.querySelectorAll(stops)].indexOf(browser.field(label));
  return Array.from({ length: before }, () => DOWN);
}

async function picture() {
  const path = join(site.dataDir, `${randomUUID()}.png`);
  const blank = { width: 300, height: 200, channels: 3, background: "#cc6666" } as const;
  await writeFile(path, await sharp({ create: blank }).png().toBuffer());
  return Array.from(path);
}
