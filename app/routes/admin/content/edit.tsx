import { href, Link } from "react-router";
import { kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
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
import { fieldsOf } from "./document.ts";
import { itemOf } from "./item.ts";
import { addressOf } from "./kinds.ts";
import { changePublishing, publishingIntent } from "./publishing.ts";
import { useOwnSaves } from "./own-saves.ts";
import { intentOf, save, startAnew } from "./save.ts";
import { ShippedNotice } from "./shipped-notice.tsx";
import { hasDraft, isChangedHere, isReviewable, isWithReaders, stateInWords } from "./state.ts";
import { Writing } from "./writing.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await itemOf(params, context);
  const { document, ...rest } = item;
  return {
    item: rest,
    fields: fieldsOf(item.kind, document),
    choices: await loadChoices(context, item.kind),
    state: stateInWords(item, context.get(hostContext).timeZone),
    timeZone: timeZoneOf(context),
    clock: context.get(hostContext).timeZone,
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
  return changePublishing(form, publishing, { context, kind, key });
}

export default function EditContent({ loaderData }: Route.ComponentProps) {
  const { item, fields, choices, state, timeZone, clock, draft } = loaderData;
  const { kind, key, version, title } = item;
  const address = addressOf(item);
  const saves = useOwnSaves(version);
  return (
    <AdminArea>
      <p>
        <Link to={`${href("/admin/content")}?kind=${kind}`}>{kindsOfContent[kind].name}</Link>
      </p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <p className="lead">{state}</p>
      {item.isUnread ? (
        <p>None of its sources has a date yet. To publish a change, read one and say on which day you did.</p>
      ) : null}
      <p className="actions">
        <Link to={href("/admin/content/:kind/:key/versions", { kind, key })}>Versions</Link>{" "}
        {address ? <Link to={address}>As readers see it</Link> : null}{" "}
        {isWithReaders(item) ? (
          <Link to="withdraw" preventScrollReset>
            Take it away from readers
          </Link>
        ) : null}{" "}
        {hasDraft(item) ? (
          <Link to="discard" preventScrollReset>
            Throw the draft away
          </Link>
        ) : null}{" "}
        {isChangedHere(item) ? (
          <Link to="restore" preventScrollReset>
            Go back to the shipped text
          </Link>
        ) : null}{" "}
        {isReviewable(item) ? (
          <Link to="review" preventScrollReset>
            Clinician’s review
          </Link>
        ) : null}
      </p>
      <CheckNotice item={item} timeZone={timeZone} />
      {item.isShippedNewer || item.publishTime !== null ? <ShippedNotice item={item} /> : null}
      <Writing
        key={saves}
        kind={kind}
        known={{ ...fields, version: String(version) }}
        draft={draft}
        choices={choices}
        clock={clock}
      />
    </AdminArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Edit");
}
