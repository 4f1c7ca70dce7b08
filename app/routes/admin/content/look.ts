import { href, redirect, type RouterContextProvider } from "react-router";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { readForm } from "../../../forms/submission.ts";
import { nowIn } from "../../../format/today.ts";
import { hostContext } from "../../../host.ts";
import { getMember } from "../../../middleware/member.ts";
import type { Route } from "./+types/look.ts";
import { documentOf, fieldsOf, type ContentDocument } from "./document.ts";
import { editorSchema, withChosen } from "./editor-schema.ts";
import { itemName, itemOf } from "./item.ts";
import { NEW } from "./look-address.ts";
import { liveLook, type LiveLook } from "./looking.ts";
import { requireOpen } from "./new-kind.ts";
import { translationOf } from "./translation.ts";
import { pagePath, routerPath } from "../../../language.ts";

/** Without an account nothing is kept for the next sign-in: the page that asks still has what was typed. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }, next) => {
    if (getMember(context)) return next();
    throw redirect(
      `${pagePath(href("/login"))}?${new URLSearchParams({ next: routerPath(url.pathname) + url.search })}`,
      303,
    );
  },
];

const nothing: LiveLook = { look: null, faults: [], risks: [] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { document, ...name } = await subjectOf(params, context);
  return Response.json(await liveLook(context, { ...name, document, typed: fieldsOf(name.kind, document) }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { document: before, ...name } = await subjectOf(params, context);
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  const submission = readForm(withChosen(await request.formData(), today), editorSchema);
  if (submission.status !== "success") return Response.json(nothing, { status: 400 });
  const { version: _version, ...typed } = submission.value;
  return Response.json(await liveLook(context, { ...name, document: documentOf(name, typed, before), typed }));
}

interface Subject {
  kind: ContentKind;
  key: string | undefined;
  language: LanguageCode;
  document: ContentDocument;
}

async function subjectOf(
  params: Route.LoaderArgs["params"],
  context: Readonly<RouterContextProvider>,
): Promise<Subject> {
  if (params.key === NEW) {
    const kind = requireOpen(params.kind);
    return { kind, key: undefined, language: FIRST_LANGUAGE, document: { matter: {}, body: "" } };
  }
  if ("language" in params) {
    const { own } = await translationOf(params, context);
    return { ...itemName(params), document: own };
  }
  const { document } = await itemOf(params, context);
  return { ...itemName(params), document };
}
