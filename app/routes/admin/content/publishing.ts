import type { RouterContextProvider } from "react-router";
import { attempt, getApi, type Outcome } from "../../../api/client.ts";
import { backWith } from "../back-with.ts";
import { editorAddress } from "./editor-address.ts";
import type { ItemName } from "./item.ts";

const INTENTS = ["unschedule", "take", "leave"] as const;
type Intent = (typeof INTENTS)[number];

export function publishingIntent(form: FormData): Intent | undefined {
  return INTENTS.find((intent) => intent === form.get("intent"));
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  name: ItemName;
}

export async function changePublishing(form: FormData, intent: Intent, { context, name }: Asked) {
  const outcome = await call(form, intent, { context, name });
  return backWith(context, editorAddress(name), outcome);
}

function call(form: FormData, intent: Intent, { context, name }: Asked): Promise<Outcome<{ message: string }>> {
  const one = getApi(context).content[":kind"][":key"];
  const { language, ...param } = name;
  const version = Number(form.get("version"));
  if (intent === "unschedule") return attempt(one.schedule.$delete({ query: { language }, param }));
  return attempt(one.shipped.$post({ query: { language }, param, json: { version, choice: intent } }));
}
