import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { mainText } from "./page-parts.ts";
import { region, staff } from "./staff.ts";

const site = siteOfFile();

const NUMBER = "Vaccine information (optional)";
const administrator = () => staff(site, "administrator");
const settings = (group: string) => `/admin/settings/${group}`;
const foot = (browser: FormVisitor) => textOf(browser.page.getByRole("contentinfo"));

test("an administrator changes the number for vaccine information and the name, and pages follow", async () => {
  const { browser } = await administrator();
  await browser.open("/admin");
  await browser.follow(region(browser, "Admin", "navigation").getByRole("link", { name: "Settings" }));
  await browser.follow("Change the numbers");
  expect(browser.field(NUMBER)).toHaveAccessibleDescription(/vaccine desk.* If empty: 1166\.$/);

  browser.fill(NUMBER, "call us");
  expect(await browser.press("Save")).toBe(400);
  const sentence = "The number for vaccine information must be a number to dial, such as 1122.";
  expect(browser.problems).toEqual([[NUMBER, sentence]]);
  expect(browser.field(NUMBER)).toHaveValue("call us");
  browser.fill(NUMBER, "1033");
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Saved"]);
  expect(browser.page.queryByRole("dialog")).toBeNull();
  await browser.open("/all-pages");
  browser.page.getAllByRole("link", { name: "Vaccine information 1033" });
  await browser.open("/admin/settings");
  await browser.follow("Change name and tagline");
  browser.fill("Name (optional)", "Asha");
  await browser.press("Save");
  expect(browser.document.title).toContain("Asha");

  const visitor = new FormVisitor(site.address);
  await visitor.open("/about");
  expect(mainText(visitor)).toContain("Asha is a companion");
  expect(foot(visitor)).toContain("Vaccine information 1033");
  expect(JSON.parse((await visitor.http.get("/manifest.webmanifest")).text)).toMatchObject({ name: "Asha" });

  // Emptied, the server's own holds again.
  const other = (await administrator()).browser;
  await other.open(settings("numbers"));
  other.fill(NUMBER, "");
  await other.press("Save");
  await other.open("/about");
  expect(foot(other)).toContain("Vaccine information 1166");
  await other.open(settings("names"));
  other.fill("Name (optional)", "");
  await other.press("Save");
  expect(other.document.title).toContain("Umeed");
  expect(other.document.title).not.toContain("Asha");
});

test("the banner is written, shown among the articles, and hidden", async () => {
  const { browser } = await administrator();
  const banner = () => browser.page.queryByRole("complementary", { name: "Advertisement" });
  await browser.open(settings("banner"));
  browser.fill("Text (optional)", "Free check-ups");
  browser.fill("Address (optional)", "https://health.example/free");
  await browser.press("Save");
  await browser.open("/articles");
  expect(banner()).toHaveTextContent("Free check-ups");
  expect(browser.page.getByRole("link", { name: "Get Deal" })).toHaveAttribute("href", "https://health.example/free");

  await browser.open(settings("banner"));
  browser.select("Banner (optional)", "Hidden");
  await browser.press("Save");
  await browser.open("/articles");
  expect(browser.heading).toBe("Articles");
  expect(banner()).toBeNull();
});

test("of two administrators the second reads both values, and what she left alone stays the first's", async () => {
  const [first, { browser }] = [await administrator(), await administrator()];
  await browser.open(settings("numbers"));
  const version = (await first.call("GET", "/setting/operator")).at("data.version");
  const body = { version, helplineNumber: "1033", emergencyNumber: "115" };
  await first.call("PUT", "/setting/operator", { body });
  browser.fill(NUMBER, "1044");

  expect(await browser.press("Save")).toBe(409);
  expect(browser.page.getByRole("alert")).toHaveTextContent("Somebody else changed this meanwhile.");
  expect(browser.field(NUMBER)).toHaveValue("1044");
  expect(browser.field(NUMBER)).toHaveAccessibleDescription(/Saved meanwhile: 1033\./);
  expect(browser.field("Emergency number (optional)")).toHaveValue("115");
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Saved"]);
  const { saved } = Object((await first.call("GET", "/setting/operator")).at("data"));
  expect(saved).toMatchObject({ helplineNumber: "1044", emergencyNumber: "115" });
});

test("a choice that she left alone stays the first's too", async () => {
  const [first, { browser }] = [await administrator(), await administrator()];
  const save = async (body: Record<string, string>) => {
    const version = (await first.call("GET", "/setting/operator")).at("data.version");
    await first.call("PUT", "/setting/operator", { body: { version, ...body } });
  };
  await save({ banner: "shown", bannerText: "" });
  await browser.open(settings("banner"));
  await save({ banner: "hidden", bannerText: "Theirs" });
  browser.fill("Text (optional)", "Ours");
  expect(await browser.press("Save")).toBe(409);
  expect(browser.field("Banner (optional)")).toHaveValue("hidden");
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Saved"]);
  const { saved } = Object((await first.call("GET", "/setting/operator")).at("data"));
  expect(saved).toMatchObject({ banner: "hidden", bannerText: "Ours" });
});

test("a moderator's overview leads to no settings", async () => {
  const { browser } = await staff(site, "moderator");
  await browser.open("/admin");
  expect(mainText(browser)).toContain("Reports");
  expect(browser.page.queryByRole("link", { name: "Settings" })).toBeNull();
});
