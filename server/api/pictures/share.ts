import { z } from "@hono/zod-openapi";
import { say } from "../../contract/sentences/say.ts";
import { isLanguage, FIRST_LANGUAGE, TRANSLATIONS } from "../../contract/languages.ts";
import { currentLanguage, isRightToLeft, speaking } from "../../language.ts";
import { articleById } from "../../domain/articles/articles.ts";
import type { Context } from "../../domain/context.ts";
import { postFor } from "../../domain/forum/posts.ts";
import { languageOfText } from "../../domain/translations/translations.ts";
import { weekByNumber } from "../../domain/weeks/weeks.ts";
import { notFound } from "../../failures.ts";
import { drawingNamed, heartOf } from "../../pictures/pictures.ts";
import type { SharedThing } from "../../pictures/share.ts";
import { afterBirthPicture } from "../../pictures/week-pictures.ts";
import { sharedFile } from "../../ports/share-pictures/files.ts";
import type { AppSettings } from "../environment.ts";
import { failures } from "../failures.ts";
import { bytes } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { shapeOf } from "../weeks/weeks.ts";
import { motifOf } from "./motives.ts";

const FILE = new RegExp(
  `^(umeed|(?:article|post)-[0-9a-f]{24}|week-\\d{1,2}|after-birth-\\d{1,2})(?:-(${TRANSLATIONS.join("|")}))?\\.png$`,
);
const LAST_WEEK = 42;
const LAST_WEEK_AFTER_BIRTH = 52;

const reading = createRoute({
  operationId: "readSharePicture",
  method: "get",
  path: "/pictures/share/{file}",
  tags: ["Pictures"],
  summary: "The picture of a link preview, 1200 by 630, with the title of what is shared",
  description:
    "`article-{id}.png`, `post-{id}.png`, `week-24.png`, `after-birth-6.png`, and `umeed.png` for all else; " +
    `in another language \`week-24-${TRANSLATIONS[0]}.png\`. A title in a script that is neither Latin nor Urdu's is left out of the picture.`,
  request: { params: z.object({ file: z.string().openapi({ pattern: FILE.source, example: "week-24.png" }) }) },
  responses: {
    200: { description: "The picture", content: { "image/png": { schema: bytes } } },
    ...failures(404),
  },
});

type Shown = Omit<SharedThing, "brand" | "isFromRight">;

export const sharePictures = router().openapi(reading, async (c) => {
  const [, name, code] = FILE.exec(c.req.valid("param").file) ?? [];
  if (name === undefined) throw notFound("picture");
  // Its address alone says the language, since whoever draws previews keeps it by that.
  const png = await speaking(isLanguage(code) ? code : FIRST_LANGUAGE, async () => {
    const shown = (await sharedThing(c.var.context, name)) ?? productItself(c.var.app);
    return sharedFile({ ...shown, brand: c.var.app.name, isFromRight: isRightToLeft(currentLanguage()) });
  });
  c.header("Content-Type", "image/png");
  c.header("Cache-Control", "public, max-age=86400");
  return c.body(new Uint8Array(png));
});

async function sharedThing(context: Context, name: string): Promise<Shown | null> {
  const [, kind, id = ""] = /^(article|post|week|after-birth)-(\w+)$/.exec(name) ?? [];
  if (kind === "article") return sharedArticle(context, id);
  if (kind === "post") return sharedPost(context, id);
  if (kind === "week") return sharedWeek(context, Number(id));
  return kind === "after-birth" ? sharedWeekAfterBirth(context, Number(id)) : null;
}

async function sharedArticle(context: Context, id: string): Promise<Shown> {
  const { title, categoryId, categoryName, picture } = await articleById(context, id);
  return { category: motifOf(categoryId), seed: seedOf(id), title, kicker: categoryName, ...heart(picture) };
}

/** As a visitor gets it, since whoever draws previews is nobody's account. */
async function sharedPost(context: Context, id: string): Promise<Shown> {
  const { title } = await postFor(context, null, id);
  return { category: "mind", seed: seedOf(id), title, kicker: say.shareForum(), ...heart("messages-square") };
}

async function sharedWeek(context: Context, number: number): Promise<Shown> {
  if (number < 1 || number > LAST_WEEK) throw notFound("picture");
  const week = await weekByNumber(context, "pregnancy", number);
  const { words, picture } = shapeOf(week);
  const title = speaking(languageOfText(week), () =>
    words ? say.shareBabySize({ size: words }) : say.shareWeekOfPregnancy({ week: week.title }),
  );
  const kicker = words ? week.title : "";
  return { category: "body", seed: weekSeed(number), title, kicker, ...drawn(picture.replace("stage-", "")) };
}

async function sharedWeekAfterBirth(context: Context, number: number): Promise<Shown> {
  if (number < 1 || number > LAST_WEEK_AFTER_BIRTH) throw notFound("picture");
  const week = await weekByNumber(context, "afterBirth", number);
  const title = speaking(languageOfText(week), () => say.weekAfterBirth({ title: week.title }));
  return { category: "newborn", seed: weekSeed(number), title, ...drawn(afterBirthPicture(number, week.picture)) };
}

function productItself(app: AppSettings): Shown {
  return { category: "body", seed: "000000", title: app.tagline };
}

const seedOf = (id: string) => id.slice(0, 6);
const weekSeed = (week: number) => String(week).padStart(6, "0");

function heart(picture: string) {
  const found = heartOf(picture);
  return found === undefined ? {} : { heart: found };
}

function drawn(name: string) {
  const picture = drawingNamed(name);
  return picture ? { picture } : {};
}
