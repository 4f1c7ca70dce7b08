import { FIRST_LANGUAGE } from "../../../../server/contract/languages.ts";
import { START_ANEW } from "../../../components/restored.tsx";
import { pageTitle } from "../../../format/title.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { hostContext } from "../../../host.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/edit.ts";
import { loadChoices } from "./choices.ts";
import { CheckNotice } from "./check-notice.tsx";
import { waitingCheck } from "./waiting-check.ts";
import { fieldsOf, withAbout } from "./document.ts";
import { itemName, itemOf } from "./item.ts";
import { EditorLinks } from "./editor-links.tsx";
import { EditorPage } from "./editor-page.tsx";
import { liveLook } from "./looking.ts";
import { changePublishing, publishingIntent } from "./publishing.ts";
import { useOwnSaves } from "./own-saves.ts";
import { intentOf, save, startAnew } from "./save.ts";
import { ShippedNotice } from "./shipped-notice.tsx";
import { StateMark } from "./state-mark.tsx";
import { stateInWords } from "./state.ts";
import { headingOf, isSentence } from "./text-names.ts";
import { whoGetsIt } from "./who-gets-it.ts";
import { Writing } from "./writing.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await itemOf(params, context);
  const { document, ...rest } = item;
  const { kind, key } = item;
  const { languages, timeZone } = context.get(hostContext);
  const fields = fieldsOf(kind, item.publishedVersion === null ? document : withAbout(kind, document));
  return {
    item: rest,
    check: await waitingCheck(context, item),
    fields,
    choices: await loadChoices(context, kind, document.matter),
    looked: await liveLook(context, { kind, key, document, typed: fields }),
    state: stateInWords(item, timeZone),
    readers: whoGetsIt(kind, key),
    timeZone: timeZoneOf(context),
    clock: timeZone,
    others: languages.flatMap(({ code }) => (code === FIRST_LANGUAGE ? [] : [code])),
    draft: draftFields(context),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get("intent") === START_ANEW) return startAnew(request, context);
  const item = await itemOf(params, context);
  const { kind, key } = item;
  const intent = intentOf(form);
  if (intent) return save(form, intent, { context, kind, key, before: item.document });
  const publishing = publishingIntent(form);
  if (!publishing) throw unknownForm();
  return changePublishing(form, publishing, { context, name: itemName(params) });
}

export default function EditContent({ loaderData }: Route.ComponentProps) {
  const { item, check, fields, choices, looked, state, readers, timeZone, clock, others, draft } = loaderData;
  const { kind, key, version, title, isToCheck, publishedVersion } = item;
  const saves = useOwnSaves(version);
  return (
    <EditorPage
      kind={kind}
      title={headingOf(item, title)}
      lead={isSentence(kind) ? title : null}
      state={<StateMark item={item} />}
      links={<EditorLinks name={item} title={title} item={item} others={others} />}
    >
      <p className="hint">{state}</p>
      {readers ? <p className="hint">{readers}</p> : null}
      {item.isUnread ? <p className="hint">Before publishing, check at least one source and enter the date.</p> : null}
      <CheckNotice item={item} check={check} timeZone={timeZone} />
      {item.isShippedNewer || item.publishTime !== null ? <ShippedNotice item={item} /> : null}
      <Writing
        key={saves}
        kind={kind}
        itemKey={key}
        known={{ ...fields, version: String(version) }}
        draft={draft}
        choices={choices}
        clock={clock}
        looked={looked}
        resting={isToCheck ? "waiting" : version === publishedVersion ? "unchanged" : null}
      />
    </EditorPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Edit");
}
