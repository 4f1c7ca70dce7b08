import type { ContentKind } from "../../contract/content/kinds.ts";
import type { ContentDocument } from "../../domain/content/documents.ts";
import { shippedId } from "../../domain/identity.ts";
import { discName, hasPicture } from "../../pictures/pictures.ts";
import { afterBirthPicture, weekShown } from "../../pictures/week-pictures.ts";
import { articleCover } from "../pictures/motives.ts";
import { picturePath } from "../pictures/pictures.ts";

/** What a week shows of a baby's size; null for a text that is none. */
export function weekOfLook(kind: ContentKind | undefined, key: string, { matter }: ContentDocument) {
  if (kind !== "week" && kind !== "afterBirthWeek") return null;
  const week = Number(/\d+$/.exec(key)?.[0]);
  const own = { words: textOr(matter["shape"], null), picture: textOr(matter["picture"], "") };
  if (kind === "afterBirthWeek") return { picture: picturePath(afterBirthPicture(week, own.picture)), size: null };
  const { words, picture } = weekShown(week, own);
  return { picture: picturePath(picture), size: words };
}

function textOr<Other>(value: unknown, other: Other): string | Other {
  return typeof value === "string" ? value : other;
}

export function pictureOfLook(kind: ContentKind | undefined, id: string, { matter }: ContentDocument): string | null {
  const { picture, category, cover } = matter;
  if (kind === "article" && typeof cover === "string" && cover.startsWith("/uploads/")) return cover;
  if (typeof picture !== "string" || !hasPicture(picture)) return null;
  if (kind === "article") {
    return typeof category === "string" && category !== ""
      ? picturePath(articleCover({ id, categoryId: shippedId("category", category), picture }))
      : null;
  }
  return kind === "guideline" || kind === "symptom" ? picturePath(discName(picture)) : null;
}
