import { href, redirect, type RouterContextProvider } from "react-router";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { attempt, getApi, type Outcome } from "../../../api/client.ts";
import { flash } from "../../../middleware/session.ts";

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
  const message = outcome.ok ? outcome.value.message : outcome.failure.sentence;
  flash(context, { kind: outcome.ok ? "status" : "alert", message });
  return redirect(href("/admin/content/:kind/:key", { kind, key }), 303);
}

function call(form: FormData, intent: Intent, { context, kind, key }: Asked): Promise<Outcome<{ message: string }>> {
  const one = getApi(context).content[":kind"][":key"];
  const param = { kind, key };
  const version = Number(form.get("version"));
  if (intent === "unschedule") return attempt(one.schedule.$delete({ param }));
  return attempt(one.shipped.$post({ param, json: { version, choice: intent } }));
}
