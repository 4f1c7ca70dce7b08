import { data } from "react-router";
import { m } from "../messages/m.ts";

export function unknownForm() {
  return data({ message: m.formUnknown() }, { status: 400 });
}

/** @param fallback for a form without an intent, as text browsers send it on Enter. @throws 400 */
export function readIntent<Intent extends string>(
  form: FormData,
  intents: readonly Intent[],
  fallback?: NoInfer<Intent>,
): Intent {
  const sent = form.get("intent");
  const intent = sent === null ? fallback : intents.find((known) => known === sent);
  if (intent === undefined) throw unknownForm();
  return intent;
}
