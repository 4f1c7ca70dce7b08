import { href, redirect } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { readIntent, unknownForm } from "../../forms/intent.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { safePath } from "../../middleware/safe-path.ts";
import { flashOutcome } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/done.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export function loader() {
  return redirect(href("/calendar"));
}

/** Answers the form of every card of the plan, and leads back to the page with the card. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = readIntent(form, ["done", "undo", "unmove", "takeOut", "takeBack"]);
  const call = { param: { pregnancyId: textOf(form, "pregnancy"), key: textOf(form, "item") } };
  const { done, moved, "not-for-me": notForMe } = getApi(context).plan[":pregnancyId"][":key"];
  const acts = {
    done: { send: () => attempt(done.$put({ ...call, json: {} })), words: m.accountMarkedDone },
    undo: { send: () => attempt(done.$delete(call)), words: m.accountUnmarkedDone },
    unmove: { send: () => attempt(moved.$delete(call)), words: m.planUnmoved },
    takeOut: { send: () => attempt(notForMe.$put(call)), words: m.planTakenOut },
    takeBack: { send: () => attempt(notForMe.$delete(call)), words: m.planTakenBack },
  };
  const outcome = await acts[intent].send();
  flashOutcome(context, outcome, acts[intent].words);
  return redirect(safePath(textOf(form, "back"), request), 303);
}

function textOf(form: FormData, name: string) {
  const text = form.get(name);
  if (typeof text === "string") return text;
  throw unknownForm();
}
