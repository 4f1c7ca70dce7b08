import { data, href, Link, useActionData } from "react-router";
import { AdminArea } from "../../../components/admin-area.tsx";
import { pageTitle } from "../../../format/title.ts";
import { useLast } from "../../../forms/use-form.ts";
import { heldFields } from "../../../middleware/held-form.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { loadChoices } from "./choices.ts";
import type { Route } from "./+types/new.ts";
import { EditorForm } from "./editor-form.tsx";
import { heldDocument } from "./held-document.ts";
import { kindOf, kindsOfContent } from "./kinds.ts";
import { intentOf, save, type EditorAnswer } from "./save.ts";
import { Preview } from "./written.tsx";

const nothing = { matter: {}, body: "" };

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = requireOpen(params.kind);
  return { kind, choices: await loadChoices(context, kind), held: heldDocument(heldFields(context)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const kind = requireOpen(params.kind);
  const form = await request.formData();
  const intent = intentOf(form);
  if (!intent) throw data({ message: "This form is not known here." }, { status: 400 });
  return save(form, intent, { context, kind, key: undefined, before: nothing });
}

export default function NewContent({ loaderData: { kind, choices, held } }: Route.ComponentProps) {
  const answer = useLast<EditorAnswer>(useActionData<typeof action>());
  const { name, one } = kindsOfContent[kind];
  return (
    <AdminArea>
      <p>
        <Link to={`${href("/admin/content")}?kind=${kind}`}>{name}</Link>
      </p>
      <h1>New {one}</h1>
      <EditorForm kind={kind} known={{ days: "1", ...held, version: "0" }} choices={choices} result={answer?.result} />
      {answer?.preview ? <Preview html={answer.preview} /> : null}
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
