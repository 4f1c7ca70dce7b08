import { data } from "react-router";

/** Thrown for a form that the page does not have: 400, and nothing is done. */
export function unknownForm() {
  return data({ message: "This form is not known here." }, { status: 400 });
}

/**
 * Which form of a page was sent, by the button that sent it.
 * @param fallback for a form without a button's name: text browsers send it so on Enter. A name that is not known is never taken for it.
 * @throws unknownForm
 */
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
