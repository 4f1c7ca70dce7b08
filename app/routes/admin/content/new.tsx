import { data, href, Link } from "react-router";
import { kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { START_ANEW } from "../../../components/restored.tsx";
import { pageTitle } from "../../../format/title.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { hostContext } from "../../../host.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { loadChoices } from "./choices.ts";
import type { Route } from "./+types/new.ts";
import { kindOf } from "./kinds.ts";
import { intentOf, save, startAnew } from "./save.ts";
import { Writing } from "./writing.tsx";

const nothing = { matter: {}, body: "" };

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = requireOpen(params.kind);
  const { timeZone } = context.get(hostContext);
  return { kind, choices: await loadChoices(context, kind), clock: timeZone, draft: draftFields(context) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const kind = requireOpen(params.kind);
  const form = await request.formData();
  if (form.get("intent") === START_ANEW) return startAnew(request, context);
  const intent = intentOf(form);
  if (!intent) throw unknownForm();
  return save(form, intent, { context, kind, key: undefined, before: nothing });
}

export default function NewContent({ loaderData: { kind, choices, clock, draft } }: Route.ComponentProps) {
  const { name, one } = kindsOfContent[kind];
  return (
    <AdminArea>
      <p>
        <Link to={`${href("/admin/content")}?kind=${kind}`}>{name}</Link>
      </p>
      <h1>New {one}</h1>
      <Writing kind={kind} known={{ days: "1", version: "0" }} draft={draft} choices={choices} clock={clock} />
    </AdminArea>
  );
}

function requireOpen(name: string) {
  const kind = kindOf(name);
  if (!kind || !kindsOfContent[kind].isOpen) throw data({ message: "There is no such page." }, { status: 404 });
  return kind;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "New text");
}
