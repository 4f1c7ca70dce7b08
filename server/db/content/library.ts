import { z } from "zod";
import { writeArticle } from "../../domain/articles/write.ts";
import { recurrence } from "../../domain/events/recurrence.ts";
import { shippedId } from "../../domain/identity.ts";
import type { Database } from "../schema.ts";
import { keyOf, markdownToHtml, parseDocument } from "./documents.ts";
import type { Files } from "./folders.ts";
import { source, sources } from "./sources.ts";

const EDITORS = "The editors";

const categoryList = z.array(z.object({ key: z.string(), name: z.string() }));
const articleMatter = z.object({
  title: z.string().max(60),
  category: z.string(),
  picture: z.string(),
  summary: z.string().max(200),
  published: z.iso.date(),
  sources,
});
const symptomMatter = z.object({
  symptom: z.string(),
  stage: z.enum(["pregnancy", "afterBirth", "both"]),
  isDangerSign: z.boolean(),
  picture: z.string(),
  summary: z.string(),
  sources,
});
const guidelineMatter = z.object({ title: z.string(), picture: z.string(), summary: z.string(), sources });
const dangerCheck = z.object({
  questions: z.array(
    z.object({
      key: z.string(),
      who: z.enum(["pregnant", "afterBirth", "baby"]),
      label: z.string(),
      level: z.enum(["now", "today", "watch"]),
      advice: z.string(),
      symptom: z.string().nullable(),
    }),
  ),
});
const eventList = z.object({
  events: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      description: z.string(),
      venue: z.string(),
      city: z.string().nullable(),
      time: z.string().regex(/^\d\d:\d\d$/),
      isSample: z.boolean(),
      about: z.enum(["pregnancy", "baby"]).nullable(),
      recurrence,
      source: source.nullable(),
    }),
  ),
});

export async function loadArticles(db: Database, categoriesJson: string, files: Files) {
  for (const [position, { key, name }] of categoryList.parse(JSON.parse(categoriesJson)).entries()) {
    await db
      .insertInto("category")
      .values({ id: shippedId("category", key), name, position })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ name, position }))
      .execute();
  }
  for (const [file, text] of Object.entries(files)) {
    const { matter, body } = parseDocument(text, articleMatter, file);
    const { title, summary, picture } = matter;
    await writeArticle(
      { db },
      {
        id: shippedId("article", keyOf(file)),
        categoryId: shippedId("category", matter.category),
        title,
        summary,
        picture,
        body,
        author: EDITORS,
        sources: JSON.stringify(matter.sources),
        publishedOn: matter.published,
      },
    );
  }
}

export async function loadSymptoms(db: Database, files: Files) {
  const documents = Object.entries(files).map(([file, text]) => ({
    file,
    ...parseDocument(text, symptomMatter, file),
  }));
  const inOrder = documents.toSorted((a, b) => Number(b.matter.isDangerSign) - Number(a.matter.isDangerSign));
  for (const [position, { file, matter, body }] of inOrder.entries()) {
    const { symptom, stage, isDangerSign, picture, summary } = matter;
    const row = {
      name: symptom,
      stage,
      isDangerSign: isDangerSign ? (1 as const) : (0 as const),
      picture,
      summary,
      body,
      sources: JSON.stringify(matter.sources),
      position,
    };
    await db
      .insertInto("symptom")
      .values({ id: shippedId("symptom", keyOf(file)), ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}

export async function loadGuidelines(db: Database, files: Files) {
  for (const [position, [file, text]] of Object.entries(files).entries()) {
    const { matter, body } = parseDocument(text, guidelineMatter, file);
    const { title, picture, summary } = matter;
    const row = { title, picture, summary, body, sources: JSON.stringify(matter.sources), position };
    await db
      .insertInto("guideline")
      .values({ id: shippedId("guideline", keyOf(file)), ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}

/** After the symptoms, to which the questions lead. */
export async function loadDangerCheck(db: Database, json: string) {
  for (const [position, question] of dangerCheck.parse(JSON.parse(json)).questions.entries()) {
    const { who, label, level, advice, symptom } = question;
    const symptomId = symptom && shippedId("symptom", symptom);
    const row = { who, label, level, advice, symptomId, position };
    await db
      .insertInto("dangerSignQuestion")
      .values({ id: shippedId("dangerSign", question.key), ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}

/** Loads the real events, or the invented ones of the sample community. */
export async function loadEvents(db: Database, json: string, which: { isSample: boolean }) {
  for (const event of eventList.parse(JSON.parse(json)).events) {
    if (event.isSample !== which.isSample) continue;
    const { name, venue, time, about } = event;
    const row = {
      name,
      venue,
      time,
      about,
      description: markdownToHtml(event.description),
      cityId: event.city && shippedId("city", event.city),
      recurrence: JSON.stringify(event.recurrence),
      source: event.source && JSON.stringify(event.source),
      isSample: event.isSample ? (1 as const) : (0 as const),
    };
    await db
      .insertInto("event")
      .values({ id: shippedId("event", event.key), ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}
