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
  const intent = readIntent(form, ["done", "undo", "unmove", "takeOut", "takeBack"]);
  const call = { param: { pregnancyId: textOf(form, "pregnancy"), key: textOf(form, "item") } };
  const { done, moved, "not-for-me": notForMe } = getApi(context).plan[":pregnancyId"][":key"];
  const acts = {
    done: { send: () => done.$put({ ...call, json: {} }), message: m.accountMarkedDone },
    undo: { send: () => done.$delete(call), message: m.accountUnmarkedDone },
    unmove: { send: () => moved.$delete(call), message: m.planUnmoved },
    takeOut: { send: () => notForMe.$put(call), message: m.planTakenOut },
    takeBack: { send: () => notForMe.$delete(call), message: m.planTakenBack },
  };
  const { send, message: words } = acts[intent];
  const outcome = await attempt<unknown>(send());
  const message = words();
  flash(context, outcome.ok ? { kind: "status", message } : { kind: "alert", message: outcome.failure.sentence });
  return redirect(safePath(textOf(form, "back"), request), 303);
}

function textOf(form: FormData, name: string) {
  const text = form.get(name);
  if (typeof text === "string") return text;
  throw unknownForm();
}
