import { readFile } from "node:fs/promises";
import { afterAll, afterEach, expect, test } from "vitest";
import { startS3 } from "../../support/s3.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { signedIn } from "./people.ts";

const s3 = await startS3();
const site = siteOfFile(s3.settings);
afterEach(() => s3.fail(null));
afterAll(() => s3.stop());

const photo = async () => new File([await readFile("public/icon-512.png")], "me.png", { type: "image/png" });

test.each([
  ["is cut off", "cutting"],
  ["answers nothing", "silent"],
] as const)(
  "while the store of files %s, her page stands without her picture, and a new one is put off with all she typed",
  async (_, fault) => {
    const browser = await signedIn(site);
    await browser.open("/account/profile");
    browser.attach("Picture (optional)", await photo());
    expect(await browser.press("Save")).toBe(303);

    s3.fail(fault);
    await browser.open("/account");
    expect(browser.heading).not.toBe("");
    const [, picture = ""] = /<img[^>]*class="avatar[^>]*src="(\/api\/uploads\/[^"]+)"/.exec(browser.html) ?? [];
    expect((await browser.http.get(picture)).status).toBe(503);

    await browser.open("/account/profile");
    browser.fill("Username", "Sana Tariq");
    browser.attach("Picture (optional)", await photo());
    expect(await browser.press("Save")).toBe(503);
    expect(browser.text).toContain("Pictures and files can't be reached just now. Try again in a moment.");
    expect(browser.field("Username")).toHaveValue("Sana Tariq");

    s3.fail(null);
    await expect.poll(async () => (await browser.http.get(picture)).status).toBe(200);
  },
);
