import { href, redirect } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { readIntent, unknownForm } from "../../forms/intent.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { safePath } from "../../middleware/safe-path.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/done.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export function loader() {
  return redirect(href("/calendar"));
}

/** Answers the form of every card of the plan, and leads back to the page with the card. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const isDone = readIntent(form, ["done", "undo"]) === "done";
  const call = { param: { pregnancyId: textOf(form, "pregnancy"), key: textOf(form, "item") } };
  const { done } = getApi(context).plan[":pregnancyId"][":key"];
  const outcome = await attempt(isDone ? done.$put({ ...call, json: {} }) : done.$delete(call));
  const message = isDone ? m.accountMarkedDone() : m.accountUnmarkedDone();
  flash(context, outcome.ok ? { kind: "status", message } : { kind: "alert", message: outcome.failure.sentence });
  return redirect(safePath(textOf(form, "back"), request), 303);
}

function textOf(form: FormData, name: string) {
  const text = form.get(name);
  if (typeof text === "string") return text;
  throw unknownForm();
}
