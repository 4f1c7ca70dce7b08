import type { RouterContextProvider } from "react-router";
import type { LanguageCode } from "../../../../server/contract/languages.ts";
import type { ContentListItem } from "../../../api/types.ts";
import { dayOf } from "../../../format/day-and-time.ts";
import { hostContext } from "../../../host.ts";
import type { ListedItem } from "./content-table.tsx";
import { detailsInWords } from "./state.ts";

/** What a row shows, and no more: all of it is sent to the page twice. */
export function listedItem(
  item: ContentListItem,
  context: Readonly<RouterContextProvider>,
  editedIn: LanguageCode = item.language,
): ListedItem {
  const { kind, key, language, title, version, publishedVersion, publishTime, checkedOn } = item;
  const { isDiscarded, isToCheck, isShippedNewer, english } = item;
  const { timeZone } = context.get(hostContext);
  return {
    kind,
    key,
    language,
    editedIn,
    title,
    version,
    publishedVersion,
    publishTime,
    checkedOn,
    isDiscarded,
    isToCheck,
    isShippedNewer,
    english: english && {
      title: english.title,
      changed: english.isBehind ? dayOf(english.changedTime, timeZone) : null,
    },
    changed: dayOf(item.updatedTime, timeZone),
    more: detailsInWords(item, timeZone),
  };
}
