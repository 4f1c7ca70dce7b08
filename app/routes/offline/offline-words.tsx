import type { DangerSignQuestion } from "../../api/types.ts";
import { attributesIn } from "../../components/text-in.tsx";
import { asSentence } from "../../format/sentence.ts";
import { unbroken } from "../../format/words.ts";
import { m } from "../../messages/m.ts";
import type { OfflineData } from "../../offline/page-data.ts";

/** All that the page's script says. */
export function OfflineWords({ signs }: { signs: DangerSignQuestion[] }) {
  const data: OfflineData = {
    signs: Object.fromEntries(
      signs.map(({ id, level, label, advice, helplinePurpose, textLanguage }) => [
        id,
        {
          level,
          label: asSentence(unbroken(label), textLanguage),
          advice: unbroken(advice),
          purpose: helplinePurpose,
          language: textLanguage ? attributesIn(textLanguage) : null,
        },
      ]),
    ),
    own: { "/": m.today(), "/plan": m.placePlan(), "/account/visit-card": m.accountVisitCard() },
    words: {
      now: m.getHelpNow(),
      today: m.dangerToday(),
      watch: m.dangerWatch(),
      none: m.dangerNone(),
      worried: m.dangerStillWorried(),
      keptOn: m.offlineKeptOn({ date: "{date}" }),
      remove: m.offlineRemove(),
      pinOpening: m.ownPinOpening(),
      pinWrong: m.ownPinWrong(),
      pinRemoved: m.ownPinRemoved(),
      removeNamed: m.offlineRemoveNamed({ title: "{title}" }),
    },
  };
  // A "<" in the data could end the script element.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  // oxlint-disable-next-line react/no-danger
  return <script type="application/json" id="offline-data" dangerouslySetInnerHTML={{ __html: json }} />;
}
