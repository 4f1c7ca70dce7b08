import { kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import { START_ANEW } from "../../../components/restored.tsx";
import { pageTitle } from "../../../format/title.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { hostContext } from "../../../host.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { loadChoices } from "./choices.ts";
import type { Route } from "./+types/new.ts";
import { fieldsOf } from "./document.ts";
import { EditorPage } from "./editor-page.tsx";
import { requireOpen } from "./new-kind.ts";
import { intentOf, save, startAnew } from "./save.ts";
import { Writing } from "./writing.tsx";

const nothing = { matter: {}, body: "" };

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = requireOpen(params.kind);
  const { timeZone } = context.get(hostContext);
  return {
    kind,
    fields: fieldsOf(kind, nothing),
    choices: await loadChoices(context, kind, {}),
    clock: timeZone,
    draft: draftFields(context),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const kind = requireOpen(params.kind);
  const form = await request.formData();
  if (form.get("intent") === START_ANEW) return startAnew(request, context);
  const intent = intentOf(form);
  if (!intent) throw unknownForm();
  return save(form, intent, { context, kind, key: undefined, before: nothing });
}

export default function NewContent({ loaderData: { kind, fields, choices, clock, draft } }: Route.ComponentProps) {
  const { one } = kindsOfContent[kind];
  return (
    <EditorPage kind={kind} title={`New ${one}`} state={null}>
      <Writing
        kind={kind}
        known={{ ...fields, version: "0" }}
        draft={draft}
        choices={choices}
        clock={clock}
        looked={null}
        resting="empty"
      />
    </EditorPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "New text");
}
