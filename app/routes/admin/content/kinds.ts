import { href } from "react-router";
import { isContentKind, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import type { ContentItem } from "../../../api/types.ts";

type Item = Pick<ContentItem, "key" | "recordId">;

/** Where readers find an item; other kinds have no page. */
const addresses: Partial<Record<ContentKind, (item: Item) => string>> = {
  article: ({ recordId }) => href("/article/:id", { id: recordId }),
  week: ({ key }) => weekAddress("before", key),
  afterBirthWeek: ({ key }) => weekAddress("after", key),
  dangerSign: () => href("/danger-signs"),
  symptom: ({ recordId }) => `${href("/symptom")}?id=${recordId}`,
  guideline: ({ recordId }) => href("/guidelines/:id", { id: recordId }),
  event: () => `${href("/events")}?tab=all`,
  page: ({ key }) => `/${key}`,
  category: ({ recordId }) => `${href("/articles")}?category=${recordId}`,
};

export function kindOf(name: string | null | undefined): ContentKind | undefined {
  return name && isContentKind(name) ? name : undefined;
}

export function addressOf({ kind, publishedVersion, ...item }: ContentItem): string | null {
  return publishedVersion === null ? null : (addresses[kind]?.(item) ?? null);
}

function weekAddress(tab: string, key: string) {
  return `${href("/weeks")}?tab=${tab}&week=${Number(/\d+/.exec(key)?.[0])}`;
}
