import { data } from "react-router";

export function unknownForm() {
  return data({ message: "This form is not known here." }, { status: 400 });
}

/** @param fallback the intent without a button's name: text browsers send a form so on Enter. @throws 400 for an unknown name. */
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
