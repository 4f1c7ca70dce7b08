import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { ALT, photo, pictureBy } from "../../fixtures/post-pictures.ts";
import { postBy } from "../../fixtures/posts.ts";
import { toldTo } from "../../fixtures/operator.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { Visitor } from "../visitor.ts";
import { cardOf, choose, on, threadOf } from "./forum-texts.ts";
import { openedAt, writing } from "./people.ts";
import { part } from "./page-parts.ts";
import { entries, region, staff } from "./staff.ts";

const site = siteOfFile({ FORUM_PICTURES: "on" });

const WAITS = "A moderator looks at this picture before others see it.";
const DONE = "Done. The author and the reporters are notified.";
const pictureIn = (browser: FormVisitor) => within(browser.page.getByRole("article")).queryByRole("img", { name: ALT });
const idOf = (browser: FormVisitor) => new URL(browser.path, site.address).searchParams.get("id") ?? "";
const statusOf = async (browser: FormVisitor, img: HTMLElement | null) =>
  (await browser.http.get(img?.getAttribute("src") ?? "")).status;

/** A post of her own with a picture, written on the page. */
async function posted(browser: FormVisitor, title: string) {
  await browser.open("/forum/post-new");
  browser.check("Happy");
  browser.fill("Title", title);
  browser.fill("Description", "By the window.");
  browser.fill("What the picture shows (optional)", ALT);
  browser.attach("Picture (optional)", await photo());
  await browser.press("Add Post");
  return idOf(browser);
}

test("she posts with a picture, sees that it waits, a moderator shows it, and all see it", async () => {
  const author = await writing(site);
  const { browser } = author;
  const id = await posted(browser, "Our cot");
  expect(browser.toasts).toEqual(["Your post is in the forum"]);
  expect(browser.page.getByRole("article")).toHaveTextContent(WAITS);
  const own = pictureIn(browser);
  expect([own?.getAttribute("width"), own?.getAttribute("height"), own?.getAttribute("loading")]).toEqual([
    "400",
    "300",
    "lazy",
  ]);
  expect(own).toHaveAttribute("src", `/forum/picture/${id}`);
  const sent = await browser.http.get(`/forum/picture/${id}`);
  expect([sent.status, sent.headers["content-type"], sent.headers["cache-control"]]).toEqual([
    200,
    "image/webp",
    "private, no-store",
  ]);
  await browser.open("/forum");
  expect(on(browser, id).getByText("Picture")).toBeInTheDocument();

  const reader = (await writing(site)).browser;
  const visitor = await openedAt(site, threadOf(id));
  await reader.open(threadOf(id));
  for (const other of [reader, visitor]) {
    expect(pictureIn(other)).toBeNull();
    expect(other.html).not.toContain(ALT);
  }
  expect((await reader.http.get(`/forum/picture/${id}`)).status).toBe(404);
  expect((await new Visitor(site.address).get(`/forum/picture/${id}`)).status).toBe(303);
  await reader.open("/forum");
  expect(cardOf(reader, id)).not.toHaveTextContent("Picture");

  const desk = (await staff(site, "moderator")).browser;
  await desk.open("/admin/reports");
  const [row] = entries(desk, "Our cot");
  expect(row).toHaveTextContent("A new member's picture");
  await desk.follow(within(row ?? desk.document.body).getByRole("link", { name: "Picture to check" }));
  const dialog = part(desk, "dialog", "Picture to check");
  expect(dialog).toHaveTextContent(`Described as: ${ALT}`);
  expect(dialog).toHaveTextContent("Words shown, picture to check");
  expect(dialog).not.toHaveTextContent("Everybody can read it");
  const looked = within(dialog).getByRole("img", { name: ALT });
  expect(await statusOf(desk, looked)).toBe(200);
  expect(await statusOf(reader, looked)).toBe(404);
  desk.page.getByLabelText("Take it down");
  expect(region(desk, "Decide in one tap").getAllByRole("button").map(textOf)).toEqual(["Show it", "Take it down"]);
  desk.check("Show it");
  await desk.press("Decide");
  expect(desk.toasts).toEqual([DONE]);
  expect(await toldTo(site, author)).toEqual([
    "A moderator looked at the picture of your post, and others can see it.",
  ]);

  for (const other of [reader, await openedAt(site, threadOf(id))]) {
    await other.open(threadOf(id));
    expect(await statusOf(other, pictureIn(other))).toBe(200);
    expect(other.page.getByRole("article")).not.toHaveTextContent(WAITS);
  }
});

test("what is wrong with a picture stands at its field, and the words are kept", async () => {
  const { browser } = await writing(site);
  await browser.open("/forum/post-new");
  browser.check("Sad");
  browser.fill("Title", "A long night");
  browser.fill("Description", "Words that stay.");
  browser.check("Post under another name");
  browser.attach("Picture (optional)", await photo());
  expect(await browser.press("Add Post")).toBe(400);
  expect(browser.problems).toEqual([["What the picture shows (optional)", "Say what the picture shows."]]);

  // A page keeps no file.
  browser.fill("What the picture shows (optional)", ALT);
  expect(await browser.press("Add Post")).toBe(400);
  expect(browser.problems).toEqual([["Picture (optional)", "Choose the picture again, or empty its description."]]);
  for (const [file, sentence] of [
    [new File(["{}"], "package.json", { type: "application/json" }), "Please select an image file"],
    [new File(["hello"], "a.jpg", { type: "image/jpeg" }), "Please select an image file"],
    [
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], "a.jpg", { type: "image/jpeg" }),
      "Image size should be less than 5MB",
    ],
    [
      new File([new Uint8Array(8 * 1024 * 1024)], "a.jpg", { type: "image/jpeg" }),
      "Image size should be less than 5MB",
    ],
  ] as const) {
    browser.attach("Picture (optional)", file);
    expect(await browser.press("Add Post")).toBe(400);
    expect(browser.problems).toEqual([["Picture (optional)", sentence]]);
    expect(browser.field("Description")).toHaveValue("Words that stay.");
    expect(browser.field("What the picture shows (optional)")).toHaveValue(ALT);
    expect(browser.field("Post under another name")).toBeChecked();
  }
  browser.fill("What the picture shows (optional)", "");
  await browser.press("Add Post");
  expect(browser.toasts).toEqual(["Your post is in the forum"]);
  expect(browser.page.getByRole("article").querySelector("figure")).toBeNull();
});

test("she removes the picture of her post, and the words stay", async () => {
  const author = await writing(site);
  const { browser } = author;
  const id = await pictureBy(author, { title: "Once with a picture" });
  await browser.open(threadOf(id));
  await choose(browser, id, "Remove the picture");
  expect(part(browser, "dialog", "Remove this picture?")).toHaveTextContent("Your words stay.");
  await browser.press("Remove");
  expect(browser.toasts).toEqual(["The picture is removed."]);
  expect([pictureIn(browser), browser.heading]).toEqual([null, "Once with a picture"]);
  expect(on(browser, id).queryByRole("link", { name: "Remove the picture" })).toBeNull();
});

test("in the form that edits a post its picture is replaced and removed, and its words with it", async () => {
  const { browser } = await writing(site);
  const id = await posted(browser, "Our old cot");
  const edit = async () => {
    await browser.open(threadOf(id));
    await choose(browser, id, "Edit");
  };
  await edit();
  expect(within(part(browser, "dialog", "Edit your post")).getByRole("img", { name: ALT })).toBeInTheDocument();
  browser.fill("Title", "Our new cot");
  browser.attach("Another picture (optional)", await photo("#228833"));
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["What the picture shows (optional)", "Say what the picture shows."]]);
  expect(browser.field("Title")).toHaveValue("Our new cot");
  browser.fill("What the picture shows (optional)", "A green cot");
  browser.attach("Another picture (optional)", await photo("#228833"));
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Your changes are saved"]);
  expect(browser.heading).toBe("Our new cot");
  expect(within(browser.page.getByRole("article")).getByRole("img", { name: "A green cot" })).toBeInTheDocument();

  await edit();
  browser.check("Remove the picture");
  await browser.press("Save");
  expect(within(browser.page.getByRole("article")).queryByRole("img", { name: "A green cot" })).toBeNull();
  expect(browser.heading).toBe("Our new cot");
});

test("a member reports a picture, and a moderator takes it down alone", async () => {
  const author = await writing(site);
  const id = await pictureBy(author, { title: "A shown one" });
  const moderator = await staff(site, "moderator");
  await moderator.call("POST", `/moderation/post/${id}/decision`, { body: { outcome: "restore" } });
  const { browser } = await writing(site);
  const plain = await postBy(author, { title: "Without one" });
  await browser.open(threadOf(plain));
  await choose(browser, plain, "Report");
  expect(browser.page.queryByLabelText("The picture is unsuitable")).toBeNull();
  await browser.open(threadOf(id));
  await choose(browser, id, "Report");
  browser.check("The picture is unsuitable");
  await browser.press("Report");
  expect(browser.toasts).toEqual(["Thank you. A moderator will look at it."]);

  const desk = moderator.browser;
  await desk.open(`/admin/reports/post/${id}`);
  expect(part(desk, "dialog", "Reported post")).toHaveTextContent("Unsuitable picture, reported by");
  desk.check("Take the picture down, and leave the words");
  expect(await desk.press("Decide")).toBe(400);
  expect(desk.problems).toEqual([["Why (not needed to leave it)", "Say why, in words that the author can read."]]);
  desk.fill("Why (not needed to leave it)", "It shows a child's face.");
  await desk.press("Decide");
  expect(desk.toasts).toEqual([DONE]);

  await browser.open(threadOf(id));
  expect([pictureIn(browser), browser.heading]).toEqual([null, "A shown one"]);
  await author.browser.open("/notifications");
  await author.browser.follow(/A moderator took down the picture of your post/);
  expect(author.browser.text).toContain("A moderator took down the picture of your post.");
  await desk.open("/admin/reports?show=decided");
  expect(desk.text).toContain("Picture taken down");
});

test("an administrator turns pictures off: the form has no field, and what is there stays", async () => {
  const author = await writing(site);
  const id = await pictureBy(author);
  const { browser } = await staff(site, "administrator");
  await browser.open("/admin/settings/forum");
  browser.select("Pictures in posts (optional)", "Off");
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Saved"]);

  await expect
    .poll(async () => {
      await author.browser.open("/forum/post-new");
      return author.browser.page.queryByLabelText("Picture (optional)");
    })
    .toBeNull();
  await author.browser.open(threadOf(id));
  expect(pictureIn(author.browser)).not.toBeNull();
});
