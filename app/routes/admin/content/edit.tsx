import { data, href, Link } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import type { ContentItem } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { START_ANEW } from "../../../components/restored.tsx";
import { pageTitle } from "../../../format/title.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { hostContext } from "../../../host.ts";
import { heldFields } from "../../../middleware/held-form.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/edit.ts";
import { addressOf } from "./address.ts";
import { loadChoices } from "./choices.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import { fieldsOf } from "./document.ts";
import { kindOf, kindsOfContent } from "./kinds.ts";
import { changePublishing, discard, publishingIntent } from "./publishing.ts";
import { useOwnSaves } from "./own-saves.ts";
import { intentOf, save, startAnew } from "./save.ts";
import { ShippedNotice } from "./shipped-notice.tsx";
import { hasDraft, stateInWords } from "./state.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import { Writing } from "./writing.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const item = await itemOf(params, context);
  const { document, ...rest } = item;
  return {
    item: rest,
    fields: fieldsOf(item.kind, document),
    choices: await loadChoices(context, item.kind),
    state: stateInWords(item, context.get(hostContext).timeZone),
    dialog: dialogOf(request, item),
    clock: context.get(hostContext).timeZone,
    held: heldFields(context),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get("intent") === START_ANEW) return startAnew(request, context);
  const item = await itemOf(params, context);
  const { kind, key } = item;
  const intent = intentOf(form);
  if (intent) return save(form, intent, { context, kind, key, before: item.document });
  if (form.get("intent") === "discard") return discard(form, { context, kind, key });
  const publishing = publishingIntent(form);
  if (!publishing) throw unknownForm();
  return changePublishing(form, publishing, { context, kind, key });
}

export default function EditContent({ loaderData }: Route.ComponentProps) {
  const { item, fields, choices, state, dialog, clock, held } = loaderData;
  const { kind, key, version, title } = item;
  const here = href("/admin/content/:kind/:key", { kind, key });
  const address = addressOf(item);
  const saves = useOwnSaves(version);
  return (
    <AdminArea>
      {dialog === "withdraw" ? <WithdrawDialog item={item} closeTo={here} /> : null}
      {dialog === "discard" ? <DiscardDialog item={item} closeTo={here} /> : null}
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
        {kindsOfContent[kind].isOpen && item.publishedVersion !== null ? (
          <Link to={`${here}?dialog=withdraw`} preventScrollReset>
            Take it away from readers
          </Link>
        ) : null}{" "}
        {hasDraft(item) ? (
          <Link to={`${here}?dialog=discard`} preventScrollReset>
            Throw the draft away
          </Link>
        ) : null}
      </p>
      {item.isShippedNewer || item.publishTime !== null ? <ShippedNotice item={item} /> : null}
      <Writing
        key={saves}
        kind={kind}
        known={{ ...fields, version: String(version) }}
        held={held}
        choices={choices}
        clock={clock}
      />
    </AdminArea>
  );
}

async function itemOf(params: Route.LoaderArgs["params"], context: Route.LoaderArgs["context"]) {
  const kind = kindOf(params.kind);
  if (!kind) throw data({ message: "There is no such page." }, { status: 404 });
  const one = getApi(context).content[":kind"][":key"];
  return (await load(one.$get({ param: { kind, key: params.key } }))).data;
}

/** The question that the address asks for, where there is something to ask. */
function dialogOf(request: Request, item: ContentItem) {
  const asked = new URL(request.url).searchParams.get("dialog");
  if (asked === "discard" && hasDraft(item)) return asked;
  const isOpen = kindsOfContent[item.kind].isOpen && item.publishedVersion !== null;
  return asked === "withdraw" && isOpen ? asked : null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Edit");
}
