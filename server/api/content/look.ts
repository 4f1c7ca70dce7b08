import type { ContentKind } from "../../contract/content/kinds.ts";
import type { ContentDocument } from "../../domain/content/documents.ts";
import { shippedId } from "../../domain/identity.ts";
import { discName, hasPicture } from "../../pictures/pictures.ts";
import { articleCover } from "../pictures/motives.ts";
import { picturePath } from "../pictures/pictures.ts";

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
