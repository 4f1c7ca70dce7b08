import { nameOf, type ItemName } from "./item-name.ts";
import { STANDINGS } from "../../contract/pictures/standings.ts";
import type { Context } from "../context.ts";
import { contentPictureById } from "../content-pictures/pictures.ts";

type Standing = (typeof STANDINGS)[number];

export interface PictureUse extends ItemName {
  title: string;
  standing: Standing;
  /** The version of this standing, of former ones the newest; 0 is as shipped. */
  number: number;
}

interface Showing extends ItemName {
  title: string;
  number: number;
  version: number;
  publishedVersion: number | null;
  scheduledVersion: number | null;
}

export async function usesOf(context: Context, id: string): Promise<PictureUse[]> {
  const { path } = await contentPictureById(context, id);
  // The random part of the address is the same in every format and occurs nowhere else.
  const [, name = ""] = /^\/uploads\/(.+)\.jpg$/.exec(path) ?? [];
  const nearest = new Map<string, PictureUse>();
  for (const showing of await versionsWith(context, name)) {
    const { kind, key, language, title, number } = showing;
    const use = { kind, key, language, title, number, standing: standingOf(showing) };
    const other = nearest.get(nameOf(use));
    if (!other || placeOf(use) < placeOf(other)) nearest.set(nameOf(use), use);
  }
  return [...nearest.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

async function versionsWith({ db }: Context, words: string): Promise<Showing[]> {
  const columns = [
    "contentItem.kind",
    "contentItem.key",
    "contentItem.language",
    "title",
    "publishedVersion",
    "scheduledVersion",
  ] as const;
  const saved = await db
    .selectFrom("contentVersion")
    .innerJoin("contentItem", (join) =>
      join
        .onRef("contentItem.kind", "=", "contentVersion.kind")
        .onRef("contentItem.key", "=", "contentVersion.key")
        .onRef("contentItem.language", "=", "contentVersion.language"),
    )
    .select([...columns, "number", "version"])
    .where("document", "like", `%${words}%`)
    .orderBy("title")
    .orderBy("contentItem.kind")
    .orderBy("contentItem.key")
    .orderBy("number", "desc")
    .execute();
  const shipped = await db
    .selectFrom("contentItem")
    .select([...columns, "version"])
    .where("shippedDocument", "like", `%${words}%`)
    .orderBy("title")
    .execute();
  return [...saved, ...shipped.map((item) => ({ ...item, number: 0 }))];
}

function standingOf({ number, version, publishedVersion, scheduledVersion }: Showing): Standing {
  if (number === publishedVersion) return "published";
  if (number === scheduledVersion) return "scheduled";
  return number === version ? "draft" : "former";
}

const placeOf = ({ standing }: PictureUse) => STANDINGS.indexOf(standing);
