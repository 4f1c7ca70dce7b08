import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { unknownForm } from "../../forms/intent.ts";
import { flash } from "../../middleware/session.ts";

/** Marks one of her visits as done. */
export async function markVisit(form: FormData, context: Readonly<RouterContextProvider>) {
  const outcome = await attempt(getApi(context).calendar.contacts[":key"].done.$put({ param: { key: keyIn(form) } }));
  return toVisits(context, outcome.ok ? { message: "Marked as done" } : outcome);
}

/** Takes the mark away. */
export async function unmarkVisit(form: FormData, context: Readonly<RouterContextProvider>) {
  const outcome = await attempt(
    getApi(context).calendar.contacts[":key"].done.$delete({ param: { key: keyIn(form) } }),
  );
  return toVisits(context, outcome.ok ? { message: "The mark is taken away" } : outcome);
}

function keyIn(form: FormData) {
  const key = form.get("visit");
  if (typeof key === "string") return key;
  throw unknownForm();
}

function toVisits(
  context: Readonly<RouterContextProvider>,
  said: { message: string; failure?: undefined } | { failure: { sentence: string } },
) {
  flash(
    context,
    said.failure ? { kind: "alert", message: said.failure.sentence } : { kind: "status", message: said.message },
  );
  return redirect(`${href("/account")}?dialog=visits`, 303);
}
