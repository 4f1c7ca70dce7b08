import type { SubmissionResult } from "@conform-to/react";
import { data, redirect, type RouterContextProvider } from "react-router";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { ApiFailure } from "../../../api/failure.ts";
import type { Difference, Risk } from "../../../api/types.ts";
import { incomplete, readForm, refused, unfinished } from "../../../forms/submission.ts";
import { dropDraft } from "../../../middleware/draft.ts";
import { dayAfter, nowIn } from "../../../format/today.ts";
import { hostContext } from "../../../host.ts";
import { flash } from "../../../middleware/session.ts";
import { documentOf, formNames } from "./document.ts";
import { editorAddress } from "./editor-address.ts";
import { editorSchema, withChosen } from "./editor-schema.ts";
import type { ItemName } from "./item.ts";
import { lookAt, type Fault, type Look } from "./looking.ts";
import { missingSection } from "./text-sections.ts";
import { dateOf, textOf } from "./typed.ts";
import { routerPath } from "../../../language.ts";

const INTENTS = ["publish", "draft", "later", "tomorrow", "preview"] as const;
type Intent = (typeof INTENTS)[number];

export function intentOf(form: FormData): Intent | undefined {
  return INTENTS.find((intent) => intent === form.get("intent"));
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  kind: ContentKind;
  key: string | undefined;
  language?: LanguageCode;
  before: { matter: Record<string, unknown>; body: string };
}

export interface Conflict {
  language: LanguageCode;
  version: number;
  editor: string | null;
  isDiscarded: boolean;
  differences: Difference[];
}

export interface EditorAnswer {
  result: SubmissionResult;
  preview?: Look;
  faults?: Fault[];
  /** What a second person has to check before readers get it. */
  risks?: Risk[];
  conflict?: Conflict;
}

const UNTIMED = "Press 'Schedule' to use this day, or clear the day and time.";
const MISSING = "Write this part too: without it those after it would stand beside the wrong English.";
/** When 'Tomorrow' publishes, by the operator's clock. */
export const MORNING = "09:00";

const TO_CHECK = "Saved. A second person has to check it before readers get it.";

const sentences = {
  publish: "Published. Readers have it now.",
  draft: "Saved as a draft.",
  later: "Saved. It will be published at that time.",
  tomorrow: "Saved. It will be published tomorrow morning.",
};

export async function save(
  form: FormData,
  intent: Intent,
  { context, kind, key, language = FIRST_LANGUAGE, before }: Asked,
) {
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  const submission = readForm(withChosen(form, today), editorSchema);
  if (submission.status !== "success") return incomplete(submission);
  const { version, ...typed } = submission.value;
  const document = documentOf({ kind, language }, typed, before);
  const api = getApi(context).content;
  const isTimed = dateOf(typed.publishOn) !== undefined || Boolean(typed.publishAt?.trim());
  if (isTimed && intent !== "later" && intent !== "preview") {
    const name = { kind, language, ...(key ? { key } : {}) };
    const checked = await attempt(
      api.check.$post({ json: { ...name, document, publication: publicationOf(intent, typed, today) } }),
    );
    const others = checked.ok || checked.failure.status !== 400 ? [] : checked.failure.errors;
    const errors = [...others, { msg: UNTIMED, path: "publishOn" }];
    return refused(submission, new ApiFailure(400, "invalid", UNTIMED, errors), formNames(kind, typed));
  }
  const missing = missingSection(form);
  if (missing && intent !== "preview") {
    const errors = [{ msg: MISSING, path: missing }];
    return refused(submission, new ApiFailure(400, "invalid", MISSING, errors), { [missing]: missing });
  }
  if (intent === "preview") {
    const looked = await lookAt(context, { kind, key, language, document, typed });
    if (!looked.ok) return refused(submission, looked.failure, formNames(kind, typed));
    const { look: preview, faults, risks } = looked.value;
    return data({ result: unfinished(submission), preview, faults, risks }, { status: 200 });
  }
  const json = { document, publication: publicationOf(intent, typed, today) };
  const saved = key
    ? await attempt(
        api[":kind"][":key"].$put({ query: { language }, param: { kind, key }, json: { ...json, version } }),
      )
    : await attempt(api[":kind"].$post({ param: { kind }, json }));
  if (saved.ok) {
    flash(context, { kind: "status", message: saved.value.data.isToCheck ? TO_CHECK : sentences[intent] });
    return redirect(editorAddress({ kind, key: saved.value.data.key, language }), 303);
  }
  const { data: back, init } = refused(submission, saved.failure, formNames(kind, typed));
  if (saved.failure.code === "needs_source") {
    const compared = await attempt(api.preview.$post({ json: { kind, language, document, ...(key ? { key } : {}) } }));
    return data({ ...back, risks: compared.ok ? compared.value.data.risks : [] }, init ?? {});
  }
  if (!key || saved.failure.code !== "changed_meanwhile") return data(back, init ?? {});
  const conflict = await conflictWith(context, { kind, key, language }, document);
  const initialValue = { ...back.result.initialValue, version: String(conflict?.version ?? version) };
  return data({ result: { ...back.result, initialValue }, ...(conflict ? { conflict } : {}) }, init ?? {});
}

/** Puts away the stored draft of this page's form. */
export function startAnew(request: Request, context: Readonly<RouterContextProvider>) {
  dropDraft(context);
  return redirect(routerPath(new URL(request.url).pathname), 303);
}

function publicationOf(intent: Exclude<Intent, "preview">, typed: Record<string, unknown>, today: string) {
  const { publishOn, publishAt, changeSource } = typed;
  const source = textOf(changeSource);
  if (intent === "draft") return { when: "never" as const };
  if (intent === "publish") return { when: "now" as const, source };
  if (intent === "tomorrow") return { when: "later" as const, source, date: dayAfter(today), time: MORNING };
  const time = typeof publishAt === "string" ? publishAt.trim() : "";
  return {
    when: "later" as const,
    source,
    date: dateOf(publishOn) ?? "",
    time: /^\d[:.]/.test(time) ? `0${time}` : time,
  };
}

async function conflictWith(
  context: Readonly<RouterContextProvider>,
  name: ItemName,
  document: { matter: Record<string, unknown>; body: string },
): Promise<Conflict | null> {
  const api = getApi(context).content;
  const { language, ...param } = name;
  const [item, compared] = await Promise.all([
    attempt(api[":kind"][":key"].$get({ query: { language }, param })),
    attempt(api.preview.$post({ json: { ...name, document } })),
  ]);
  if (!item.ok || !compared.ok) return null;
  const { version, editor, isDiscarded } = item.value.data;
  return { version, language, editor, isDiscarded, differences: compared.value.data.differences };
}
