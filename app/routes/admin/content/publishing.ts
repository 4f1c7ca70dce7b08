import type { RouterContextProvider } from "react-router";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { attempt, getApi, type Outcome } from "../../../api/client.ts";
import { backToEditor } from "./back-to-editor.ts";

const INTENTS = ["unschedule", "take", "leave"] as const;
type Intent = (typeof INTENTS)[number];

export function publishingIntent(form: FormData): Intent | undefined {
  return INTENTS.find((intent) => intent === form.get("intent"));
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  kind: ContentKind;
  key: string;
}

export async function changePublishing(form: FormData, intent: Intent, { context, kind, key }: Asked) {
  const outcome = await call(form, intent, { context, kind, key });
  return backToEditor(context, { kind, key }, outcome);
}

function call(form: FormData, intent: Intent, { context, kind, key }: Asked): Promise<Outcome<{ message: string }>> {
  const one = getApi(context).content[":kind"][":key"];
  const param = { kind, key };
  const version = Number(form.get("version"));
  if (intent === "unschedule") return attempt(one.schedule.$delete({ query: {}, param }));
  return attempt(one.shipped.$post({ query: {}, param, json: { version, choice: intent } }));
}
