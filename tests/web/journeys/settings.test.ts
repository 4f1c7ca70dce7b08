import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { mainText } from "./page-parts.ts";
import { region, staff } from "./staff.ts";

const site = siteOfFile();

const NUMBER = "Vaccine information (optional)";
const EMERGENCY = "Emergency number (optional)";
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

test("a new emergency number is saved when it was confirmed beside the old one", async () => {
  const { browser, call } = await administrator();
  const saved = async () => (await call("GET", "/setting/operator")).at("data.saved.emergencyNumber");
  await browser.open(settings("numbers"));
  expect(browser.field(EMERGENCY)).toHaveValue("1122");
  browser.fill(EMERGENCY, "115");
  browser.fill(NUMBER, "1033");
  expect(await browser.press("Save")).toBe(200);
  const dialog = () => textOf(browser.page.getByRole("dialog"));
  expect(dialog()).toContain("Change the emergency number?");
  expect(dialog()).toContain("Number now1122New number115");
  expect(await saved()).not.toBe("115");

  await browser.press("Back");
  expect(browser.field(EMERGENCY)).toHaveValue("115");
  expect(browser.field(NUMBER)).toHaveValue("1033");
  await browser.press("Save");
  await browser.press("Change to 115");
  expect(browser.toasts).toEqual(["Saved"]);
  expect(await saved()).toBe("115");

  // Emptied, the number that the server was set up with has to be confirmed too.
  await browser.open(settings("numbers"));
  browser.fill(EMERGENCY, "");
  browser.fill(NUMBER, "call us");
  expect(await browser.press("Save")).toBe(400);
  browser.fill(NUMBER, "");
  await browser.press("Save");
  expect(dialog()).toContain("Number now115New number1122");
  await browser.press("Change to 1122");
  expect(browser.toasts).toEqual(["Saved"]);
  expect(await saved()).toBeNull();
});

test("a number that was confirmed stands for no other", async () => {
  const { browser, call } = await administrator();
  const version = (await call("GET", "/setting/operator")).at("data.version");
  const fields = { version: String(version), emergencyNumber: "115", "was.emergencyNumber": "1122", confirmed: "116" };
  const answer = await browser.http.post(settings("numbers"), fields);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('name="confirmed" value="115"');
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
  expect(browser.field(EMERGENCY)).toHaveValue("115");
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
