import { inDays, written } from "./calendar.ts";
import { dateFields, expectDate, expectProblems, field, send, typeDate, type Problem } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const MEGABYTE = 1024 * 1024;
const tooLarge = "Image size should be less than 5MB";
const noImage = "Please select an image file";

test("a name of nothing but spaces is no name", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/account?dialog=profile");
  await settled(page, hasScript);
  await field(page, "Username").fill("   ");
  const answer = await send(page, "Save");

  expect(answer.status()).toBe(400);
  await expectProblems(page, [[field(page, "Username"), "Username is required"]]);
  await expect(page.getByRole("dialog", { name: "Update Profile" })).toBeVisible();
});

const refusedPictures = [
  {
    what: "a picture one byte too large",
    name: "me.png",
    mimeType: "image/png",
    size: 5 * MEGABYTE + 1,
    says: tooLarge,
  },
  {
    what: "a photo straight from a good camera",
    name: "me.jpg",
    mimeType: "image/jpeg",
    size: 9 * MEGABYTE,
    says: tooLarge,
  },
  { what: "a file that is no picture", name: "list.txt", mimeType: "text/plain", size: 100, says: noImage },
  { what: "a file that only calls itself a picture", name: "me.png", mimeType: "image/png", size: 100, says: noImage },
];

test("what can't be her picture is refused, and the name that she typed stays", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/account?dialog=profile");
  await settled(page, hasScript);
  await field(page, "Username").fill("Sana Tariq");
  for (const { what, name, mimeType, size, says } of refusedPictures) {
    await test.step(what, async () => {
      await page.getByLabel("Picture").setInputFiles({ name, mimeType, buffer: Buffer.alloc(size, "umeed") });
      const answer = await send(page, "Save");

      expect(answer.status()).toBe(400);
      await expectProblems(page, [[page.getByLabel("Picture"), says]]);
      await expect(field(page, "Username")).toHaveValue("Sana Tariq");
    });
  }
});

test("a name is shown as it was typed, whatever it looks like", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/account?dialog=profile");
  await settled(page, hasScript);
  const name = "<img src=x onerror=alert(1)> ثنا &amp; Co";
  await field(page, "Username").fill(name);
  await send(page, "Save");

  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully" })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test("a period that can't be is refused, and what she typed stays", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  const label = "First day of your last period";
  const tries: [typed: string | string[], says: string][] = [
    [["", "", ""], "Enter the first day of your last period, or your due date."],
    [["31", "2", "2026"], "This date is not in the calendar. Enter day, month and year, such as 27 3 2026."],
    [inDays(1), "Enter a date that is not in the future."],
    [inDays(-44 * 7 - 1), "That is more than 44 weeks ago. Enter the last period before this pregnancy."],
  ];
  await page.goto("/account?dialog=dates");
  await settled(page, hasScript);
  for (const [typed, says] of tries) {
    await typeDate(page, label, typed);
    const answer = await send(page, "Save");

    expect(answer.status()).toBe(400);
    await expectProblems(
      page,
      dateFields(page, label)
        .slice(0, 1)
        .map((day): Problem => [day, says]),
    );
    await expectDate(page, label, typed);
  }
});

test("a due date can take the place of a period", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/account?dialog=dates");
  await settled(page, hasScript);
  await typeDate(page, "First day of your last period", ["", "", ""]);
  await page.getByText("I do not know it, but I have a due date").click();
  await typeDate(page, "Due date", inDays(140));
  await send(page, "Save");

  await expect(page.getByText("Counted from the due date that you gave.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your dates" })).toContainText("Days140");
});

test("a birth that can't be is refused, and the name that she typed stays", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  const label = "Your baby's birth date";
  const tries: [typed: string | string[], says: string][] = [
    [["", "", ""], "Enter your baby's birth date."],
    [inDays(1), "Enter a birth date that is not in the future."],
    [inDays(-71), "Enter a birth date that is after your last period."],
  ];
  await page.goto("/account?dialog=mode");
  await settled(page, hasScript);
  await page.getByRole("textbox", { name: "Your baby's name" }).fill("Zara");
  for (const [typed, says] of tries) {
    await typeDate(page, label, typed);
    const answer = await send(page, "Save");

    expect(answer.status()).toBe(400);
    await expectProblems(
      page,
      dateFields(page, label)
        .slice(0, 1)
        .map((day): Problem => [day, says]),
    );
    await expect(page.getByRole("textbox", { name: "Your baby's name" })).toHaveValue("Zara");
  }
});

test("a baby's birth date that was wrong is corrected, and the age with it", async ({ page, site, hasScript }) => {
  const baby = { isPregnant: false, babyBirthDate: inDays(-400), babyName: "Zara", lastMenstrualPeriod: "" };
  await signedIn(page, site.address, baby);
  await page.goto("/account");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "Update Birth Date" }).click();
  const label = "Your baby's birth date";
  await expectDate(page, label, inDays(-400));
  await typeDate(page, label, inDays(1));
  await send(page, "Save");
  const [day = page.locator("none")] = dateFields(page, label);
  await expectProblems(page, [[day, "Enter a birth date that is not in the future."]]);
  await typeDate(page, label, inDays(-35));
  await send(page, "Save");

  await expect(page.getByRole("status").filter({ hasText: "Updated successfully!" })).toBeVisible();
  const card = page.getByRole("region", { name: "Your baby" });
  await expect(card).toContainText("Zara");
  await expect(card).toContainText(written(inDays(-35)));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("5 weeks old");
});

test("a new pregnancy begins with a new date", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address, { isPregnant: false, babyBirthDate: inDays(-500), lastMenstrualPeriod: "" });
  await page.goto("/account");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "Switch to Pregnancy Mode" }).click();
  const answer = await send(page, "Save");
  expect(answer.status()).toBe(400);
  await typeDate(page, "First day of your last period", inDays(-50));
  await send(page, "Save");

  await expect(page.getByRole("region", { name: "Your dates" })).toContainText("Days230");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 7, day 1");
});

test("of several pregnancies and babies she adds one and goes back to another", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  const list = page.getByRole("dialog", { name: "Pregnancies and babies" });
  await page.goto("/account?dialog=pregnancies");
  await settled(page, hasScript);
  await list.getByRole("link", { name: "Add a baby" }).click();
  await expectDate(page, "Your baby's birth date", ["", "", ""]);
  await typeDate(page, "Your baby's birth date", inDays(-500));
  await page.getByRole("textbox", { name: "Your baby's name" }).fill("Zara");
  await send(page, "Save");
  await expect(page.getByRole("region", { name: "Your baby" })).toContainText("Zara");

  await page.getByRole("link", { name: "Pregnancies and babies" }).click();
  await expect(list.getByRole("listitem")).toHaveText([/^Pregnancy, due .*current one$/, /^Zara, born .* Current$/]);
  await send(page, "Make this the current one");
  await expect(page.getByRole("region", { name: "Your dates" })).toContainText("Days210");

  await page.getByRole("link", { name: "Pregnancies and babies" }).click();
  await list.getByRole("link", { name: "Add a pregnancy" }).click();
  await expectDate(page, "First day of your last period", ["", "", ""]);
  await typeDate(page, "First day of your last period", inDays(-20));
  await send(page, "Save");
  await expect(page.getByRole("region", { name: "Your dates" })).toContainText("Days260");
});
