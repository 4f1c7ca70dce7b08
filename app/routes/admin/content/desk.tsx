import { FIRST_LANGUAGE, languageOf } from "../../../../server/contract/languages.ts";
import { START_ANEW } from "../../../components/restored.tsx";
import { pageTitle } from "../../../format/title.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { hostContext } from "../../../host.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/desk.ts";
import { CheckNotice } from "./check-notice.tsx";
import { DeskWriting } from "./desk-writing.tsx";
import { fieldsOf } from "./document.ts";
import { EditorLinks } from "./editor-links.tsx";
import { EditorPage } from "./editor-page.tsx";
import { itemName } from "./item.ts";
import { liveLook } from "./looking.ts";
import { useOwnSaves } from "./own-saves.ts";
import { changePublishing, publishingIntent } from "./publishing.ts";
import { intentOf, save, startAnew } from "./save.ts";
import { ShippedNotice } from "./shipped-notice.tsx";
import { NotTranslated, StateMark } from "./state-mark.tsx";
import { stateInWords } from "./state.ts";
import { translationOf } from "./translation.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const name = itemName(params);
  const { english, item, own } = await translationOf(params, context);
  const { document: _document, ...rest } = item ?? { document: null };
  const { timeZone } = context.get(hostContext);
  const fields = fieldsOf(name.kind, own);
  return {
    name,
    english: { ...english, document: fieldsOf(name.kind, english.document) },
    item: "kind" in rest ? rest : null,
    fields,
    looked: item ? await liveLook(context, { ...name, document: own, typed: fields }) : null,
    state: item ? stateInWords(item, timeZone) : "Not translated yet. Readers have the English text.",
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
  const { name, english, item, fields, looked, state, timeZone, clock, draft } = loaderData;
  const version = item?.version ?? 0;
  const saves = useOwnSaves(version);
  const { inEnglish } = languageOf(name.language);
  return (
    <EditorPage
      {...name}
      title={`${english.title}, in ${inEnglish}`}
      state={item ? <StateMark item={item} /> : <NotTranslated />}
      links={<EditorLinks name={name} title={english.title} item={item} others={[FIRST_LANGUAGE]} />}
    >
      <p className="hint">{state}</p>
      {item ? <CheckNotice item={item} timeZone={timeZone} /> : null}
      {item && (item.isShippedNewer || item.publishTime !== null) ? <ShippedNotice item={item} /> : null}
      {english.isBehind ? <Behind isKnown={english.changes !== null} inEnglish={inEnglish} /> : null}
      <DeskWriting
        key={saves}
        name={name}
        english={english}
        known={{ ...fields, version: String(version) }}
        draft={draft}
        clock={clock}
        looked={looked}
      />
    </EditorPage>
  );
}

function Behind({ isKnown, inEnglish }: { isKnown: boolean; inEnglish: string }) {
  return (
    <section className="box help" aria-labelledby="behind">
      <h2 id="behind">The English has changed since this was translated</h2>
      <p>
        {isKnown
          ? "What changed stands with the English. Struck through: what it said then. Underlined: what it says now."
          : "What it said then was not kept, so read all of it again."}{" "}
        Once you save, as a draft or for readers, the {inEnglish} counts as brought up to date, also where no word of it
        had to change.
      </p>
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Translate");
}
