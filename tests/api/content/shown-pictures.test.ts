import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentFromFile } from "../../../server/api/content/document.ts";
import { publishDue } from "../../../server/domain/content/due.ts";
import { importContent } from "../../../server/domain/content/moving.ts";
import { FileFolder } from "../../../server/ports/files/folder.ts";
import { StoredImages } from "../../../server/ports/images/store.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";

const GONE = `/uploads/${"0".repeat(32)}-40x30.jpg`;
const TAKE_OUT = "is not here. Take its line out, or put the line of one from Pictures in its place.";

let umeed: TestUmeed;
let editor: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  editor = await memberNamed(umeed, "Amna Edits", "editor");
});
afterAll(() => umeed.stop());

const sources = [{ name: "NHS: Foods", url: "https://www.nhs.uk/", checked: "2026-03-01" }];
const articleOf = (title: string, body: string) => ({
  matter: { title, category: "nutrition", picture: "tangerine", summary: "Good.", sources },
  body,
});
const later = { when: "later", date: "2026-03-20", time: "09:30" };
const create = (document: unknown, publication: unknown) =>
  editor.call("POST", "/content/article", { body: { document, publication } });

async function uploaded(alt: string) {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(bytes)], "x.png");
  const answer = await editor.call("POST", "/content/picture", { body: formOf({ alt, image }) });
  expect(answer.status).toBe(200);
  const remove = () => editor.call("DELETE", `/content/picture/${answer.textAt("data._id")}`);
  return { line: answer.textAt("data.markdown"), url: answer.textAt("data.url"), remove };
}

describe("a picture in a text", () => {
  test.each([
    ["one that never was", `![A cot](${GONE})`, `'A cot' (${GONE})`],
    ["without words", `![](${GONE})`, GONE],
    ["in HTML", `<img src="/api${GONE}" alt="Tea & <b>">`, `'Tea & <b>' (${GONE})`],
    ["of another site, which no browser shows", "![x](https://a.example/x.png)", "'x' (https://a.example/x.png)"],
    ["at no address", '<img alt="A lamp">', "'A lamp'"],
    ["at an address that is none of ours", "![A cot](cot.jpg)", "'A cot' (cot.jpg)"],
    ["by a name without end", `![](/${"x".repeat(500)})`, `/${"x".repeat(119)}…`],
  ])("that is not here, %s, may be a draft's, and is named before readers get it", async (what, line, named) => {
    const document = articleOf(`Seen ${what}`, `Some words.\n\n${line}`);
    for (const publication of [{ when: "now" }, later]) {
      const answer = await create(document, publication);
      const errors = [{ path: "body", msg: `The picture ${named} ${TAKE_OUT}` }];
      expect([answer.status, answer.at("errors")]).toEqual([400, errors]);
    }
    expect((await create(document, { when: "never" })).status).toBe(200);
  });

  test("is named among others, once each", async () => {
    const { line } = await uploaded("A bowl");
    const body = [line, `![One](${GONE})`, "![Two](two.png)", `![One](${GONE})`].join("\n\n");
    const answer = await create(articleOf("Several", body), { when: "now" });
    expect(answer.at("errors")).toEqual(
      [`'One' (${GONE})`, "'Two' (two.png)"].map((named) => ({
        path: "body",
        msg: `The picture ${named} ${TAKE_OUT}`,
      })),
    );
  });

  test("that is here is published, in whatever way it is written, until it is removed", async () => {
    const { line, url, remove } = await uploaded("A cradle");
    const body = `${line}\n\n<img src="/api${url.replace(".jpg", ".webp")}">`;
    const made = await create(articleOf("With a cradle", body), { when: "now" });
    expect([made.status, made.at("errors")]).toEqual([200, undefined]);
    const path = `/content/article/${made.textAt("data.key")}`;
    const put = (version: number, publication: unknown) =>
      editor.call("PUT", path, {
        body: { version, document: articleOf("With a cradle", `${line}\n\nv${version}`), publication },
      });
    expect((await put(1, later)).status).toBe(200);
    await remove();

    expect((await put(2, { when: "now" })).at("errors.0.msg")).toContain(`'A cradle' (${url})`);

    const then = () => NOON + 30 * 86_400_000;
    while (await publishDue({ db: umeed.db, now: then, timeZone: "Asia/Karachi" }));
    expect((await editor.call("GET", path)).at("data")).toMatchObject({ publishedVersion: 1, publishTime: null });
    const acts = umeed.db.selectFrom("actOfPower").select("reason").where("act", "=", "unschedule");
    expect((await acts.where("subjectId", "=", "with-a-cradle").executeTakeFirst())?.reason).toContain("'A cradle'");
  });

  test("is looked for in files too: the file is named, and nothing of it is imported", async () => {
    const fields = JSON.stringify(articleOf("From a file", "").matter);
    const files = { "articles/from-a-file.md": `---\n${fields}\n---\nWords.\n\n![A cot](${GONE})\n` };
    const images = new StoredImages(new FileFolder(umeed.dataDir));
    const moving = { db: umeed.db, now: () => NOON, timeZone: "Asia/Karachi", images };
    await expect(importContent(moving, { files, pictures: {} }, documentFromFile)).rejects.toThrow(
      /^articles\/from-a-file\.md, from-a-file: body: The picture 'A cot' \(.*\) is not here\./,
    );
    expect((await editor.call("GET", "/content/article/from-a-file")).status).toBe(404);
  });
});
