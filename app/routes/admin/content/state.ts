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

export function isChangedHere({ isShipped, isOurs }: ContentItem): boolean {
  return isShipped && isOurs;
}

export function isReviewable({ kind, publishedVersion }: ContentItem): boolean {
  return isAdvice(kind) && publishedVersion !== null;
}

export function stateInWords(item: ContentItem, timeZone: string): string {
  const {
    version,
    publishedVersion,
    publishTime,
    scheduledVersion,
    checkedOn,
    isShippedNewer,
    isDiscarded,
    isToCheck,
  } = item;
  if (isDiscarded) return "Thrown away. Saved again, it is back.";
  const said = [publishedInWords(version, publishedVersion)];
  if (publishTime !== null) {
    said.push(`Version ${scheduledVersion} is published on ${dateAndTime(publishTime, timeZone)}.`);
  }
  if (isToCheck) said.push("A change waits for a second person.");
  if (isShippedNewer) said.push("The text that comes with Umeed has changed.");
  if (checkedOn) said.push(`Sources read on ${formatDate(checkedOn)}.`);
  return said.join(" ");
}

function publishedInWords(version: number, published: number | null) {
  if (published === null) return version === 0 ? "Taken away from readers." : "Not published.";
  if (published < version) return "Published; a newer draft waits.";
  return version === 0 ? "Published as it came with Umeed." : "Published.";
}
