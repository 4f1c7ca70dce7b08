import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi, type Outcome } from "../../../api/client.ts";
import { dropHeld } from "../../../middleware/held-form.ts";
import { flash } from "../../../middleware/session.ts";
import type { Kind } from "./kinds.ts";

/** What an editor may do to an item beside writing it. */
const INTENTS = ["withdraw", "unschedule", "take", "leave"] as const;
type Intent = (typeof INTENTS)[number];

export function publishingIntent(form: FormData): Intent | undefined {
  return INTENTS.find((intent) => intent === form.get("intent"));
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  kind: Kind;
  key: string;
}

/** Takes it away from readers, takes back that it is published later, or settles what is shipped anew. */
export async function changePublishing(form: FormData, intent: Intent, { context, kind, key }: Asked) {
  const outcome = await call(form, intent, { context, kind, key });
  const message = outcome.ok ? outcome.value.message : outcome.failure.sentence;
  flash(context, { kind: outcome.ok ? "status" : "alert", message });
  return redirect(href("/admin/content/:kind/:key", { kind, key }), 303);
}

const CHANGED = "Somebody saved this text meanwhile. Look at it before you throw it away.";

/** Throws the draft away, with what was kept of its form. What readers never had is gone from the lists. */
export async function discard(form: FormData, { context, kind, key }: Asked) {
  const here = href("/admin/content/:kind/:key", { kind, key });
  const json = { version: Number(form.get("version")) };
  const outcome = await attempt(getApi(context).content[":kind"][":key"].discard.$post({ param: { kind, key }, json }));
  if (!outcome.ok) {
    const { code, sentence } = outcome.failure;
    flash(context, { kind: "alert", message: code === "changed_meanwhile" ? CHANGED : sentence });
    return redirect(here, 303);
  }
  dropHeld(context, here);
  flash(context, { kind: "status", message: "The draft is thrown away." });
  const { isDiscarded } = outcome.value.data;
  return redirect(isDiscarded ? `${href("/admin/content")}?kind=${kind}` : here, 303);
}

function call(form: FormData, intent: Intent, { context, kind, key }: Asked): Promise<Outcome<{ message: string }>> {
  const one = getApi(context).content[":kind"][":key"];
  const param = { kind, key };
  const version = Number(form.get("version"));
  if (intent === "withdraw") return attempt(one.withdrawal.$post({ param, json: { version } }));
  if (intent === "unschedule") return attempt(one.schedule.$delete({ param }));
  return attempt(one.shipped.$post({ param, json: { version, choice: intent } }));
}
