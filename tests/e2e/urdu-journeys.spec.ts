import type { Page } from "playwright/test";
import { inDays } from "../fixtures/dates.ts";
import { newMother } from "../fixtures/mothers.ts";
import { commentBy, postBy } from "../fixtures/posts.ts";
import { field, send } from "./forms.ts";
import { cardOf, writer } from "./forum.ts";
import { browserOf, ownName, talkWith } from "./messages.ts";
import { expect, settled, test } from "./test.ts";
import { expectUrdu, faultsOn, inUrduDigits, logInInUrdu, toastOf, typeUrduDate, urdu } from "./urdu.ts";

const tag = "@without-script";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const menuOf = (page: Page) => page.getByRole("navigation", { name: urdu("menuMain") });
const inMain = (page: Page) => page.getByRole("main");

test("in Urdu a tap says that the baby is born", { tag }, async ({ page, hasScript }) => {
  await page.goto("/ur/register");
  await settled(page, hasScript);
  await page.getByRole("button", { name: urdu("babyIsBorn") }).click();
  await expectUrdu(page, "/register?type=postPartum");
  await expect(page.getByRole("group", { name: urdu("fieldBirthDate") })).toBeVisible();
});

test(
  "in Urdu a visitor sees her week, registers in three steps, reads another week, and comes back",
  {
    tag,
  },
  async ({ page, site, hasScript }) => {
    const mother = newMother({ fullName: "ثنا" });
    const [phone, password] = [inUrduDigits(mother.phoneNumber.replace("+92", "0")), "خاموش چراغ اور ندی"];
    const press = (words: string) => send(page, words);

    await test.step("a date that is none is refused, and the right one shows her week", async () => {
      await page.goto("/ur");
      await settled(page, hasScript);
      await expectUrdu(page, "");
      await typeUrduDate(page, urdu("fieldLastPeriod"), ["31", "2", "2026"]);
      expect((await press(urdu("homeTrack"))).status()).toBe(400);
      await expect(faultsOn(page)).toHaveText([urdu("dateNotReal")]);
      await expectUrdu(page, "/your-week");
      await typeUrduDate(page, urdu("fieldLastPeriod"), inDays(-(30 * 7 + 1)));
      await press(urdu("homeTrack"));
      await expect(heading(page)).toHaveText(urdu("homeWeekDay", { weeks: 30, days: 1 }));
      await expectUrdu(page, "/your-week");
    });

    await test.step("she registers, told in Urdu of what is missing", async () => {
      await press(urdu("homeKeepWeek"));
      await expectUrdu(page, "/register/about-you");
      await settled(page, hasScript);
      await press(urdu("continue"));
      await expect(faultsOn(page)).toHaveText([urdu("cityMissing"), urdu("dateOfBirthMissing"), urdu("emailMissing")]);
      await field(page, urdu("fieldCity")).selectOption({ label: "لاہور" });
      await typeUrduDate(page, urdu("fieldDateOfBirth"), mother.dob);
      await field(page, urdu("fieldEmail")).fill(mother.email);
      await press(urdu("continue"));
      await expectUrdu(page, "/register/your-number");
      await field(page, urdu("fieldUsername")).fill(mother.fullName);
      await field(page, urdu("fieldPhoneNumber")).fill(phone);
      await field(page, urdu("fieldPassword")).fill(password);
      await field(page, urdu("fieldConfirmPassword")).fill(`${password} ۲`);
      await press(urdu("registerSubmit"));
      await expect(faultsOn(page)).toHaveText([urdu("registerNotMatched")]);
      await expect(field(page, urdu("fieldPhoneNumber"))).toHaveValue(phone);
      await field(page, urdu("fieldPassword")).fill(password);
      await field(page, urdu("fieldConfirmPassword")).fill(password);
      await press(urdu("registerSubmit"));
      await expect(toastOf(page, urdu("registerDone"))).toBeVisible();
      await expectUrdu(page, "");
      await expect(heading(page)).toHaveText(urdu("homeWeekDay", { weeks: 30, days: 1 }));
    });

    await test.step("she reads another week", async () => {
      await page.getByRole("link", { name: urdu("homeViewTimeline") }).click();
      await expect(page.getByRole("heading", { name: urdu("weekOwnBaby", { weeks: 30, days: 1 }) })).toBeVisible();
      await page
        .getByRole("navigation", { name: urdu("placeWeeks"), exact: true })
        .getByRole("link", { name: urdu("weekNumber", { week: 29 }) })
        .click();
      await expectUrdu(page, "/timeline?week=29");
      await expect(heading(page)).toHaveText(urdu("weekNumber", { week: 29 }));
    });

    await test.step("she logs out, and a page of hers leads her through the sign-in", async () => {
      await menuOf(page)
        .getByRole("link", { name: urdu("placeMe") })
        .click();
      await expectUrdu(page, "/account");
      await page.getByRole("link", { name: urdu("accountLogOut"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: urdu("accountLogOutTitle") })).toBeVisible();
      await press(urdu("accountLogOut"));
      await expectUrdu(page, "");
      await page.goto("/ur/account/sessions");
      await settled(page, hasScript);
      await expectUrdu(page, "/login?next=%2Faccount%2Fsessions");
      await logInInUrdu(page, phone, "اور کوئی لفظ");
      expect((await press(urdu("loginSubmit"))).status()).toBe(401);
      await expect(faultsOn(page)).toHaveText([urdu("wrongCredentials")]);
      await logInInUrdu(page, phone, "");
      await press(urdu("loginSubmit"));
      await expect(faultsOn(page)).toHaveText([urdu("passwordMissing")]);
    });

    await test.step("she forgot her password, and types the code in Urdu digits", async () => {
      await page.getByRole("link", { name: urdu("loginForgot") }).click();
      const dialog = page.getByRole("dialog");
      const typed = (label: string) => dialog.getByLabel(label, { exact: true });
      await expect(dialog).toHaveAccessibleName(urdu("loginForgotTitle"));
      await typed(urdu("fieldPhoneNumber")).fill(phone);
      await press(urdu("sendCode"));
      await expect(dialog).toHaveAccessibleName(urdu("loginNewPassword"));
      await expectUrdu(page, /\/login\/new-password\?/);
      const codeIn = () => /کوڈ (\d{6})/.exec(site.log().split(`SMS to ${mother.phoneNumber}: `).at(-1) ?? "")?.[1];
      await expect.poll(codeIn).toBeDefined();
      await typed(urdu("fieldCode")).fill(inUrduDigits(codeIn() ?? ""));
      await typed(urdu("fieldNewPassword")).fill("ندی کے کنارے چراغ");
      await typed(urdu("fieldConfirmPassword")).fill("ندی کے کنارے چراغ");
      await press(urdu("loginSetPassword"));
      await expect(toastOf(page, urdu("passwordReset"))).toBeVisible();
      await logInInUrdu(page, phone, "ندی کے کنارے چراغ");
      await press(urdu("loginSubmit"));
      await expectUrdu(page, "/account/sessions");
      await expect(toastOf(page, urdu("loggedIn"))).toBeVisible();
      await expect(heading(page)).toHaveText(urdu("accountDevicesTitle"));
    });
  },
);

test("in Urdu the danger check says what to do, and whom to call", { tag }, async ({ page, hasScript }) => {
  const bleeding = /شرمگاہ سے بہت زیادہ خون آ رہا ہے/;
  await page.goto("/ur/about");
  await settled(page, hasScript);
  await page
    .getByRole("banner")
    .getByRole("link", { name: urdu("placeDangerSigns") })
    .click();
  await expectUrdu(page, "/danger-signs");
  await page.getByRole("button", { name: urdu("dangerSee") }).click();
  await expect(page.getByRole("heading", { name: urdu("dangerNone") })).toBeVisible();
  await expectUrdu(page, /\/danger-signs\?who=pregnant&check=1$/);

  await page.getByRole("checkbox", { name: /پیشاب کرتے وقت جلن/ }).check();
  await page.getByRole("button", { name: urdu("dangerSee") }).click();
  await expect(page.getByRole("heading", { name: urdu("dangerToday") })).toBeVisible();
  await page.getByRole("checkbox", { name: bleeding }).check();
  await page.getByRole("button", { name: urdu("dangerSee") }).click();
  const advice = page.getByRole("status").filter({ hasText: urdu("getHelpNow") });
  await expect(advice.getByRole("link", { name: urdu("callNumber", { number: 1122 }) })).toHaveAttribute(
    "href",
    "tel:1122",
  );
  await expect(advice).toContainText(bleeding);
  await expect(page.getByRole("checkbox", { name: bleeding })).toBeChecked();
  await expectUrdu(page, /\/danger-signs\?who=pregnant&check=1&feel=/);

  await advice.locator(".read-more").first().click();
  await expectUrdu(page, /\/symptom\?id=\w+$/);
  await page.goBack();
  await page.getByRole("link", { name: urdu("whoAfterLoss") }).click();
  await expectUrdu(page, "/danger-signs?who=afterLoss");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test(
  "in Urdu an article is found by Urdu words, saved, and found again",
  { tag },
  async ({ page, site, hasScript }) => {
    const member = await writer(site.address);
    await page.goto("/ur/search");
    await settled(page, hasScript);
    await field(page, urdu("searchWord")).fill("ا");
    await inMain(page)
      .getByRole("button", { name: urdu("placeSearch") })
      .click();
    await expect(page.getByRole("status").filter({ hasText: urdu("searchTooShort") })).toBeVisible();
    await field(page, urdu("searchWord")).fill("بُخار");
    await inMain(page)
      .getByRole("button", { name: urdu("placeSearch") })
      .click();
    await expectUrdu(page, /\/search\?q=%D8/);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
      new RegExp(`^${urdu("placeDangerSigns")}`),
    );
    await inMain(page).getByRole("link", { name: "چھوٹے بچے کا بخار" }).click();
    await expect(heading(page)).toHaveText("چھوٹے بچے کا بخار");
    await expectUrdu(page, /\/article\/\w+$/);
    const { pathname } = new URL(page.url());

    await page.getByRole("link", { name: urdu("save"), exact: true }).click();
    await expectUrdu(page, `/login?${new URLSearchParams({ next: pathname.replace("/ur", "") })}`);
    await logInInUrdu(page, inUrduDigits(member.phoneNumber.replace("+92", "0")), member.password);
    await send(page, urdu("loginSubmit"));
    await expectUrdu(page, pathname.replace("/ur", ""));
    await send(page, urdu("save"));
    await expect(toastOf(page, urdu("articleKept"))).toBeVisible();
    await expect(page.getByRole("button", { name: urdu("saved"), exact: true })).toBeVisible();

    await menuOf(page)
      .getByRole("link", { name: urdu("placeMe") })
      .click();
    await inMain(page)
      .getByRole("link", { name: urdu("articlesSaved") })
      .click();
    await expectUrdu(page, "/account/saved");
    await expect(heading(page)).toHaveText(urdu("articlesSaved"));
    await inMain(page).getByRole("link", { name: "چھوٹے بچے کا بخار" }).click();
    await expectUrdu(page, pathname.replace("/ur", ""));
  },
);

test(
  "in Urdu a member writes a post, and another comments, likes and reports",
  { tag },
  async ({ page, site, hasScript }) => {
    const author = await writer(site.address, { fullName: "حرا" });
    const other = await postBy(author, { title: "پاؤں کی سوجن" });
    await commentBy(author, other, { comment: "رات کو زیادہ ہوتی ہے۔" });
    const member = await writer(site.address, { fullName: "زویا" });
    await member.comesTo(page);
    const title = ownName("رات کو نیند نہیں آتی");

    await test.step("a post that is empty is refused, a whole one is in the forum", async () => {
      await page.goto("/ur/forum");
      await settled(page, hasScript);
      await page
        .getByRole("link", { name: urdu("forumAddPost") })
        .first()
        .click();
      await expectUrdu(page, "/forum/post-new");
      await settled(page, hasScript);
      expect((await send(page, urdu("forumPostSend"))).status()).toBe(400);
      await expect(faultsOn(page)).toHaveText([urdu("moodMissing"), urdu("titleMissing"), urdu("postMissing")]);
      await page
        .getByRole("group", { name: urdu("forumFieldMood") })
        .getByLabel(urdu("moodAnxious"))
        .check();
      await field(page, urdu("typedTitle")).fill(title);
      await field(page, urdu("forumFieldDescription")).fill("میں 3 بجے جاگ جاتی ہوں۔\n\nکیا آپ بھی؟");
      await send(page, urdu("forumPostSend"));
      await expect(toastOf(page, urdu("forumPostAdded"))).toBeVisible();
      await expectUrdu(page, /\/forum\/details\?id=\w+$/);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole("article")).toContainText(urdu("moodAnxious"));
    });

    await test.step("she comments, and likes", async () => {
      await page.goto(`/ur/forum/details?id=${other}`);
      await settled(page, hasScript);
      await page.getByRole("link", { name: urdu("forumCommentWrite") }).click();
      await field(page, urdu("typedComment")).fill("   ");
      await send(page, urdu("forumCommentPost"));
      await expect(faultsOn(page)).toHaveText([urdu("commentMissing")]);
      await field(page, urdu("typedComment")).fill("میری بھی۔");
      await send(page, urdu("forumCommentPost"));
      await expect(toastOf(page, urdu("forumCommentAdded"))).toBeVisible();
      await expectUrdu(page, new RegExp(String.raw`/forum/details\?id=${other}&page=1#comment-\w+$`));
      await expect(page.locator(".comments li.comment-card").last()).toContainText("میری بھی۔");
      const like = page.getByRole("article").getByRole("button", { name: urdu("forumLikeFigure_one", { count: 0 }) });
      await like.click();
      const liked = urdu("forumLikedFigure_one", { count: 1 });
      await expect(page.getByRole("article").getByRole("button", { name: liked })).toBeVisible();
      await expectUrdu(page, new RegExp(String.raw`/forum/details\?id=${other}`));
    });

    await test.step("she reports", async () => {
      await page.goto("/ur/forum");
      await settled(page, hasScript);
      const card = cardOf(page, other);
      await card.locator("summary").last().click();
      await card.getByRole("link", { name: urdu("report"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: urdu("reportPost") })).toBeVisible();
      await expectUrdu(page, /\/forum\/report\?/);
      await settled(page, hasScript);
      await send(page, urdu("report"));
      await expect(faultsOn(page)).toHaveText([urdu("reportReasonMissing")]);
      await page.getByRole("radio", { name: urdu("reportUnsafeAdvice") }).check();
      await send(page, urdu("report"));
      await expect(toastOf(page, urdu("reportReceived"))).toBeVisible();
      await expectUrdu(page, new RegExp(`/forum#post-${other}$`));
    });
  },
);

test(
  "in Urdu two members write to each other, and are notified",
  { tag },
  async ({ page, browser, site, hasScript }) => {
    const name = ownName("حرا");
    const sana = await writer(site.address, { fullName: "ثنا", isFindable: true });
    const hira = await writer(site.address, { fullName: name, isFindable: true });
    await sana.comesTo(page);

    await test.step("she finds the other, and her first message is a request", async () => {
      await page.goto("/ur/messages");
      await settled(page, hasScript);
      await page.getByRole("link", { name: urdu("messageNew") }).click();
      await inMain(page).getByRole("searchbox").fill(name.slice(0, -1));
      await inMain(page)
        .getByRole("button", { name: urdu("placeSearch") })
        .click();
      await expectUrdu(page, /\/messages\/new\?search=/);
      await page.locator(`a[href="/ur${talkWith(hira)}"]`).click();
      await expectUrdu(page, talkWith(hira));
      await expect(page.getByText(urdu("messageOneFirst"))).toBeVisible();
      await field(page, urdu("typedMessage")).fill("السلام علیکم حرا");
      await page.getByRole("button", { name: urdu("send"), exact: true }).click();
      const hers = page.locator(".message.mine");
      await expect(hers).toContainText("السلام علیکم حرا");
      await expect(hers).toContainText(urdu("messageSent"));
      await expect(page.getByText(urdu("messageWaitingForAnswer"))).toBeVisible();
      await expectUrdu(page, new RegExp(`${talkWith(hira)}(#message-1)?$`));
    });

    await test.step("the other is notified, accepts and answers", async () => {
      const herPage = await browserOf(browser, hira, { baseURL: site.address, hasScript });
      await herPage.goto("/ur/notifications");
      await settled(herPage, hasScript);
      await expectUrdu(herPage, "/notifications");
      await expect(heading(herPage)).toHaveText(urdu("accountNotification"));
      const news = herPage.locator(".row-list > li");
      await expect(news).toContainText(urdu("newsWantsToWrite", { name: "\u2068ثنا\u2069" }));
      await news.getByRole("link").click();
      await expectUrdu(herPage, talkWith(sana));
      await expect(herPage.locator(".message")).toContainText("السلام علیکم حرا");
      await settled(herPage, hasScript);
      await herPage.getByRole("button", { name: urdu("messageAccept").split("،")[0] }).click();
      await expect(toastOf(herPage, urdu("requestAccepted"))).toBeVisible();
      await expectUrdu(herPage, talkWith(sana));
      await field(herPage, urdu("typedMessage")).fill("وعلیکم السلام");
      await herPage.getByRole("button", { name: urdu("send"), exact: true }).click();
      await expect(herPage.locator(".message.mine")).toContainText("وعلیکم السلام");
      await herPage.goto("/ur/notifications");
      await expect(herPage.locator(".row-list")).not.toContainText(urdu("accountNew"));
      await herPage.context().close();
    });

    await test.step("she reads the answer", async () => {
      await page.goto("/ur/messages");
      await settled(page, hasScript);
      await inMain(page).getByRole("link", { name }).click();
      await expectUrdu(page, talkWith(hira));
      await expect(page.locator(".message").last()).toContainText("وعلیکم السلام");
      await expect(page.locator(".message.mine")).toContainText(urdu("messageRead"));
    });
  },
);

test(
  "in Urdu she corrects her dates, has her baby, and tells of a loss",
  { tag },
  async ({ page, site, hasScript }) => {
    const lastPeriod = inDays(-(38 * 7 + 1));
    await (await writer(site.address, { lastMenstrualPeriod: lastPeriod })).comesTo(page);

    await test.step("the date of her period", async () => {
      await page.goto("/ur/account");
      await settled(page, hasScript);
      await page.getByRole("link", { name: urdu("accountUpdatePeriod") }).click();
      await expectUrdu(page, /\/account\/dates/);
      await settled(page, hasScript);
      await typeUrduDate(page.getByRole("dialog"), urdu("fieldLastPeriod"), inDays(1));
      expect((await send(page, urdu("save"))).status()).toBe(400);
      await expect(faultsOn(page)).toHaveText([`${urdu("fieldLastPeriod")}: ${urdu("dateInFuture")}`]);
      await typeUrduDate(page.getByRole("dialog"), urdu("fieldLastPeriod"), inDays(-(38 * 7 - 2)));
      await send(page, urdu("save"));
      await expect(toastOf(page, urdu("updated"))).toBeVisible();
      await expectUrdu(page, "/account");
      await expect(page.getByRole("region", { name: urdu("accountMyPregnancy") })).toContainText("باقی دن 16");
    });

    await test.step("the birth", async () => {
      await page.getByRole("link", { name: urdu("accountToAfterBirth") }).click();
      await expectUrdu(page, /\/account\/(mode|birth)/);
      await settled(page, hasScript);
      await typeUrduDate(page, urdu("fieldBirthDate"), inDays(-8));
      await page.getByRole("textbox", { name: urdu("fieldBabyName") }).fill("زارا");
      await send(page, urdu("save"));
      await expect(toastOf(page, urdu("updated"))).toBeVisible();
      await expectUrdu(page, "/account");
      await expect(page.getByRole("region", { name: urdu("accountMyBaby") })).toContainText("زارا");
    });

    await test.step("the loss, after which nothing is counted", async () => {
      await page.getByRole("link", { name: urdu("accountLossTitleBaby") }).click();
      await settled(page, hasScript);
      await expectUrdu(page, /\/account\/loss/);
      await page.getByRole("radio", { name: urdu("accountLossDied"), exact: true }).check();
      await send(page, urdu("save"));
      await expectUrdu(page, "/account/after-loss");
      await expect(page.getByRole("dialog")).toContainText(urdu("accountLossNoHurry"));
      await page.goto("/ur");
      await expectUrdu(page, "");
      await expect(heading(page)).toHaveText(urdu("lossWithYou"));
    });
  },
);
