import { href } from "react-router";
import type { ContentItem } from "../../../api/types.ts";

export function addressOf({ kind, key, recordId, publishedVersion }: ContentItem): string | null {
  if (publishedVersion === null) return null;
  const week = Number(/\d+/.exec(key)?.[0]);
  if (kind === "article") return href("/article/:id", { id: recordId });
  if (kind === "symptom") return `${href("/symptom")}?id=${recordId}`;
  if (kind === "guideline") return href("/guidelines/:id", { id: recordId });
  if (kind === "week") return `${href("/weeks")}?tab=before&week=${week}`;
  if (kind === "afterBirthWeek") return `${href("/weeks")}?tab=after&week=${week}`;
  if (kind === "event") return `${href("/events")}?tab=all`;
  if (kind === "category") return `${href("/articles")}?category=${recordId}`;
  if (kind === "page") return `/${key}`;
  return null;
}
