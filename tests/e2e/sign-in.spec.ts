import { expectProblems, field, send } from "./forms.ts";
import { logIn, newMother, registered, signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("an empty sign-in asks for number and password", async ({ page, hasScript }) => {
  await page.goto("/login");
  await settled(page, hasScript);
  const answer = await send(page, "Login");

  expect(answer.status()).toBe(400);
  await expectProblems(page, [
    [field(page, "Phone number"), "Enter your phone number."],
    [field(page, "Password"), "Enter your password."],
  ]);
});

test("a wrong password and an unknown number are told in the same words", async ({ page, site, hasScript }) => {
  const { phoneNumber } = await registered(site.address);
  const known = { phoneNumber, password: "not her password" };
  for (const tried of [known, newMother()]) {
    await page.goto("/login");
    await settled(page, hasScript);
    const answer = await logIn(page, tried);

    expect(answer.status()).toBe(401);
    const summary = page.getByRole("alert").filter({ hasText: "Something needs your attention" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("listitem")).toHaveText(["The phone number or the password is not right."]);
    await expect(field(page, "Phone number")).toHaveValue(tried.phoneNumber);
    await expect(field(page, "Password")).toHaveValue("");
    expect(await page.content()).not.toContain(tried.password);
  }
});

test("a password that was looked at is gone too once it was refused", async ({ page, site, hasScript }) => {
  const { phoneNumber } = await registered(site.address);
  await page.goto("/login");
  await settled(page, hasScript);
  if (hasScript) await page.getByRole("button", { name: "Show password" }).click();
  const answer = await logIn(page, { phoneNumber, password: "not her password" });

  expect(answer.status()).toBe(401);
  await expect(field(page, "Phone number")).toHaveValue(phoneNumber);
  await expect(field(page, "Password")).toHaveValue("");
});

test("the number can be typed as people write it", async ({ page, site, hasScript }) => {
  const { phoneNumber, password } = await registered(site.address);
  await page.goto("/login");
  await settled(page, hasScript);
  const local = `0${phoneNumber.slice(3, 6)} ${phoneNumber.slice(6)}`;
  await logIn(page, { phoneNumber: local, password });

  await expect(page.getByRole("status").filter({ hasText: "Login successfully" })).toBeVisible();
});

test("a visitor's way to the account leads over the sign-in and on to where she wanted to go", async ({
  page,
  site,
  hasScript,
}) => {
  const member = await registered(site.address);
  await page.goto("/account?dialog=dates");
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: "/account?dialog=dates" })}`);
  await settled(page, hasScript);
  await expect(page.getByText("You will come back to where you were.")).toBeVisible();
  await logIn(page, member);

  await expect(page).toHaveURL("/account?dialog=dates");
  await expect(page.getByRole("dialog", { name: "Update Menstrual Period Date" })).toBeVisible();
});

test("a mistake at the sign-in does not forget where she wanted to go", async ({ page, site, hasScript }) => {
  const member = await registered(site.address);
  await page.goto("/account");
  await settled(page, hasScript);
  await logIn(page, { ...member, password: "not her password" });
  await expect(page.getByRole("alert").filter({ hasText: "needs your attention" })).toBeVisible();
  await logIn(page, member);

  await expect(page).toHaveURL("/account");
});

test("a visitor's timeline is the weeks of everybody", async ({ page }) => {
  await page.goto("/timeline");

  await expect(page).toHaveURL("/weeks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week by week");
});

test("who is signed in needs no sign-in and no sign-up", async ({ page, site }) => {
  await signedIn(page, site.address);
  for (const address of ["/login", "/register"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/");
  }
});

test("no address leads from the sign-in to another site", async ({ page, site, hasScript }) => {
  const member = await registered(site.address);
  const traps = [
    "//evil.example",
    "/\t/evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
  ];
  for (const next of traps) {
    await page.context().clearCookies();
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    await settled(page, hasScript);
    await logIn(page, member);
    await expect(page, next).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Account" }).first()).toBeVisible();

    await page.goto(`/login?${new URLSearchParams({ next })}`);
    await expect(page, next).toHaveURL("/");
  }
});

test("logging out asks first, and ends the session at the server too", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/account");
  await settled(page, hasScript);
  const cookies = await page.context().cookies();
  await page.getByRole("link", { name: "Log out" }).click();
  const dialog = page.getByRole("dialog", { name: "Are you sure to logout?" });
  await dialog.getByRole("link", { name: "Stay" }).click();
  await expect(page).toHaveURL("/account");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("link", { name: "Log out" }).click();
  await send(page, "Log out");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();

  await page.context().addCookies(cookies);
  await page.goto("/account");
  await expect(page).toHaveURL("/login?next=%2Faccount");
});

test("on a phone that is not hers the session ends with the browser", async ({ page, site, hasScript }) => {
  const member = await registered(site.address);
  await page.goto("/login");
  await settled(page, hasScript);
  await page.getByRole("checkbox", { name: "This is not my phone" }).check();
  await logIn(page, member);
  await expect(page).toHaveURL("/");

  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === "umeed");
  expect(session).toMatchObject({ expires: -1, httpOnly: true, sameSite: "Lax", path: "/" });
});

test("on her own phone the session lasts thirty days and no script can read it", async ({ page, site, hasScript }) => {
  const member = await registered(site.address);
  await page.goto("/login");
  await settled(page, hasScript);
  await logIn(page, member);
  await expect(page).toHaveURL("/");

  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === "umeed");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);
  expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
});
