import type { RouterContextProvider } from "react-router";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { attempt, getApi, type Outcome } from "../../../api/client.ts";
import { routeError } from "../../../api/failure.ts";
import type { Risk } from "../../../api/types.ts";
import { besideText, formNames, type Beside, type ContentDocument } from "./document.ts";
import { shownOf, textIn, type Shown } from "./shown.ts";
import type { Typed } from "./typed.ts";

export interface Look {
  title: string;
  picture: string | null;
  category: string;
  shown: Shown;
  beside: Beside[];
}

/** What stands against publishing: a sentence, and the form's field that it is about. */
export interface Fault {
  field: string;
  sentence: string;
}

export interface Looked {
  look: Look;
  faults: Fault[];
  /** What a second person has to check before readers get it. */
  risks: Risk[];
}

/** Of a text that can't be shown there is no look. */
export type LiveLook = Omit<Looked, "look"> & { look: Look | null };

interface Asked {
  kind: ContentKind;
  key: string | undefined;
  language?: LanguageCode;
  document: ContentDocument;
  typed: Typed;
}

/** How a document would be shown to readers, as the server renders it, and what stands against publishing it. */
export async function lookAt(
  context: Readonly<RouterContextProvider>,
  { kind, key, language = FIRST_LANGUAGE, document, typed }: Asked,
): Promise<Outcome<Looked>> {
  const shown = await attempt(
    getApi(context).content.preview.$post({ json: { document, kind, language, ...(key ? { key } : {}) } }),
  );
  if (!shown.ok) return shown;
  const { html, matter, risks, picture, size, problems } = shown.value.data;
  const look = {
    ...besideText({ kind, language }, { ...document, matter }),
    picture,
    category: textIn(matter["category"]),
    shown: shownOf({
      kind,
      language,
      html,
      matter,
      body: document.body,
      size,
      week: Number(/\d+$/.exec(key ?? "")?.[0]),
    }),
  };
  return { ok: true, value: { look, faults: faultsIn(kind, typed, problems), risks } };
}

/** As `lookAt`, with what can't be shown among the faults. */
export async function liveLook(context: Readonly<RouterContextProvider>, asked: Asked): Promise<LiveLook> {
  const looked = await lookAt(context, asked);
  if (looked.ok) return looked.value;
  const { status, errors } = looked.failure;
  if (status !== 400) throw routeError(looked.failure);
  return { look: null, faults: faultsIn(asked.kind, asked.typed, errors), risks: [] };
}

function faultsIn(kind: ContentKind, typed: Typed, problems: { msg: string; path: string }[]): Fault[] {
  const names = formNames(kind, typed);
  return problems.map(({ msg, path }) => ({ sentence: msg, field: names[path] ?? path }));
}
