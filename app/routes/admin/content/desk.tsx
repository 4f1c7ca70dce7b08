import { FIRST_LANGUAGE, languageOf } from "../../../../server/contract/languages.ts";
import type { ContentItem } from "../../../api/types.ts";
import { START_ANEW } from "../../../components/restored.tsx";
import { pageTitle } from "../../../format/title.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { hostContext } from "../../../host.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/desk.ts";
import { CheckNotice } from "./check-notice.tsx";
import { waitingCheck } from "./waiting-check.ts";
import { DeskWriting } from "./desk-writing.tsx";
import { fieldsOf, isolatedIn } from "./document.ts";
import { EditorLinks } from "./editor-links.tsx";
import { EditorPage } from "./editor-page.tsx";
import { itemName } from "./item.ts";
import { liveLook } from "./looking.ts";
import { useOwnSaves } from "./own-saves.ts";
import { changePublishing, publishingIntent } from "./publishing.ts";
import { intentOf, save, startAnew } from "./save.ts";
import { ShippedNotice } from "./shipped-notice.tsx";
import { BehindEnglish, NotTranslated, StateMark } from "./state-mark.tsx";
import { shortState, stateInWords } from "./state.ts";
import { translationOf } from "./translation.ts";
import { headingOf, isSentence } from "./text-names.ts";
import type { Resting } from "./use-writing.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const name = itemName(params);
  const { english, item, own } = await translationOf(params, context);
  const { document: _document, ...rest } = item ?? { document: null };
  const { timeZone } = context.get(hostContext);
  const fields = fieldsOf(name.kind, isolatedIn(name.language, own));
  return {
    name,
    english: { ...english, document: fieldsOf(name.kind, english.document) },
    item: "kind" in rest ? rest : null,
    check: item && (await waitingCheck(context, item)),
    fields,
    looked: item ? await liveLook(context, { ...name, document: own, typed: fields }) : null,
    state: item ? stateInWords(item, timeZone) : null,
    timeZone: timeZoneOf(context),
    clock: timeZone,
    draft: draftFields(context),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get("intent") === START_ANEW) return startAnew(request, context);
  const name = itemName(params);
  const intent = intentOf(form);
  if (intent) return save(form, intent, { context, ...name, before: (await translationOf(params, context)).own });
  const publishing = publishingIntent(form);
  if (!publishing) throw unknownForm();
  return changePublishing(form, publishing, { context, name });
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  const { name, english, item, check, fields, looked, state, timeZone, clock, draft } = loaderData;
  const version = item?.version ?? 0;
  const saves = useOwnSaves(version);
  const { inEnglish } = languageOf(name.language);
  return (
    <EditorPage
      {...name}
      title={headingOf(name, english.title)}
      lead={isSentence(name.kind) ? english.title : null}
      state={<State item={item} isBehind={english.isBehind} />}
      links={<EditorLinks name={name} title={english.title} item={item} others={[FIRST_LANGUAGE]} />}
    >
      {state ? <p className="hint">{state}</p> : null}
      {item ? <CheckNotice item={item} check={check} timeZone={timeZone} /> : null}
      {item && (item.isShippedNewer || item.publishTime !== null) ? <ShippedNotice item={item} /> : null}
      {english.isPublished ? null : (
        <section className="box soon" aria-labelledby="unpublished">
          <h2 id="unpublished">The English is not published yet</h2>
          <p>What you publish here waits: readers get both once the English is published.</p>
        </section>
      )}
      {english.isBehind ? <Behind isKnown={english.changes !== null} inEnglish={inEnglish} /> : null}
      <DeskWriting
        key={saves}
        name={name}
        english={english}
        known={{ ...fields, version: String(version) }}
        draft={draft}
        clock={clock}
        looked={looked}
        resting={restingOf(item, english.isBehind)}
      />
    </EditorPage>
  );
}

function State({ item, isBehind }: { item: ContentItem | null; isBehind: boolean }) {
  if (!item) return <NotTranslated />;
  return isBehind && shortState(item).isWithReaders ? <BehindEnglish /> : <StateMark item={item} />;
}

function restingOf(item: ContentItem | null, isBehind: boolean): Resting {
  if (!item) return "empty";
  if (item.isToCheck) return "waiting";
  return item.version === item.publishedVersion && !isBehind ? "unchanged" : null;
}

function Behind({ isKnown, inEnglish }: { isKnown: boolean; inEnglish: string }) {
  return (
    <section className="box soon" aria-labelledby="behind">
      <h2 id="behind">The English has changed since this was translated</h2>
      <p>
        {isKnown
          ? `Compare the marked words with the ${inEnglish}, change it if needed, then publish it or save a draft.`
          : `We no longer have the earlier English. Compare all of it with the ${inEnglish}, change it if needed, then publish it or save a draft.`}{" "}
        Either marks the {inEnglish} as up to date.
      </p>
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Translate");
}
