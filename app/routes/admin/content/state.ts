import { isAdvice, kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import type { ContentItem } from "../../../api/types.ts";
import { dateAndTime, formatDate } from "../../../format/dates.ts";

export function hasDraft({ version, publishedVersion, isDiscarded }: ContentItem): boolean {
  return version > (publishedVersion ?? 0) && !isDiscarded;
}

/** Items of closed kinds can't be withdrawn: the pages are built on them. */
export function isWithReaders({ kind, publishedVersion }: ContentItem): boolean {
  return kindsOfContent[kind].isOpen && publishedVersion !== null;
}

/** While readers have the text as shipped, discarding the draft is what goes back to it. */
export function isChangedHere({ isShipped, isOurs, publishedVersion }: ContentItem): boolean {
  return isShipped && isOurs && publishedVersion !== 0;
}

export const CHECK_CANCELLED = "The change that waits is not checked any more.";

export function isReviewable({ kind, publishedVersion }: ContentItem): boolean {
  return isAdvice(kind) && publishedVersion !== null;
}

export function stateInWords(item: ContentItem, timeZone: string): string {
  const { version, publishedVersion, publishTime, scheduledVersion, checkedOn, isShippedNewer, isDiscarded } = item;
  if (isDiscarded) return "In the bin. Save it to bring it back.";
  const said = [publishedInWords(version, publishedVersion)];
  if (publishTime !== null) {
    said.push(`Version ${scheduledVersion} will be published on ${dateAndTime(publishTime, timeZone)}.`);
  }
  if (isShippedNewer) said.push("Umeed has updated its own text.");
  if (checkedOn) said.push(`Sources checked on ${formatDate(checkedOn)}.`);
  return said.join(" ");
}

/** What a mark of the state leaves out; null where that is nothing. */
export function detailsInWords({ publishTime, isShippedNewer, ...item }: ContentItem, timeZone: string): string | null {
  const said = [];
  if (publishTime !== null) said.push(`For ${dateAndTime(publishTime, timeZone)}`);
  if (item.publishedVersion !== null && item.publishedVersion < item.version)
    said.push("Readers have an older version");
  if (isShippedNewer) said.push("Updated by Umeed");
  return said.join(". ") || null;
}

type Standing = Pick<
  ContentItem,
  "version" | "publishedVersion" | "publishTime" | "isDiscarded" | "isToCheck" | "isShippedNewer"
>;

/** One or two words, for a mark. */
export function shortState(item: Standing): { words: string; isWithReaders: boolean } {
  const { version, publishedVersion, publishTime, isDiscarded, isToCheck } = item;
  const isWithReaders = publishedVersion !== null;
  if (isDiscarded) return { words: "In the bin", isWithReaders };
  if (isToCheck) return { words: "To check", isWithReaders: false };
  if (publishTime !== null) return { words: "Scheduled", isWithReaders: false };
  if (publishedVersion === null) return { words: version === 0 ? "Unpublished" : "Draft", isWithReaders };
  return publishedVersion < version ? { words: "Draft", isWithReaders: false } : { words: "Published", isWithReaders };
}

function publishedInWords(version: number, published: number | null) {
  if (published === null) return version === 0 ? "Unpublished." : "Not published.";
  if (published < version) return "Published, with a newer draft.";
  return version === 0 ? "Original text, published." : "Published.";
}
