import { z } from "zod";
import { shippedId } from "../../domain/identity.ts";
import type { Database } from "../schema.ts";
import { keyOf, markdownToHtml, parseDocument } from "./documents.ts";
import { source, sources } from "./sources.ts";
import type { Files } from "./folders.ts";

const weekMatter = z.object({
  title: z.string(),
  shape: z.string().optional(),
  picture: z.string(),
  summary: z.string().max(240),
  sources,
});
const pageMatter = z.object({ title: z.string(), updated: z.iso.date() });
const tipList = z.array(
  z.object({ key: z.string(), audience: z.enum(["pregnancy", "baby", "everyone"]), text: z.string(), source }),
);
const cityList = z.array(z.object({ key: z.string(), name: z.string() }));

export async function loadWeeks(db: Database, stage: "pregnancy" | "afterBirth", files: Files) {
  for (const [file, text] of Object.entries(files)) {
    const number = Number(/\d+/.exec(file)?.[0]);
    const { matter, body } = parseDocument(text, weekMatter, file);
    const { title, shape = null, picture, summary } = matter;
    const row = { title, shape, picture, summary, body, sources: JSON.stringify(matter.sources) };
    await db
      .insertInto("week")
      .values({ id: shippedId(`week.${stage}`, String(number)), stage, number, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}

export async function loadPages(db: Database, files: Files) {
  for (const [file, text] of Object.entries(files)) {
    const { matter, body } = parseDocument(text, pageMatter, file);
    const row = { title: matter.title, body, updatedOn: matter.updated };
    await db
      .insertInto("contentPage")
      .values({ key: keyOf(file), ...row })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .execute();
  }
}

export async function loadTips(db: Database, json: string) {
  for (const tip of tipList.parse(JSON.parse(json))) {
    const row = { audience: tip.audience, body: markdownToHtml(tip.text), source: JSON.stringify(tip.source) };
    await db
      .insertInto("tip")
      .values({ id: shippedId("tip", tip.key), ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}

export async function loadCities(db: Database, json: string, now: number) {
  for (const [position, { key, name }] of cityList.parse(JSON.parse(json)).entries()) {
    await db
      .insertInto("city")
      .values({ id: shippedId("city", key), name, position, createdAt: now })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ name, position }))
      .execute();
  }
}
