import { href, redirect } from "react-router";
import { attemptFile, getApi } from "../../api/client.ts";
import { signInFirst } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/file.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const outcome = await attemptFile(getApi(context).download[":file"].$get({ param: params }));
  if (outcome.ok) return outcome.value;
  if (outcome.failure.status === 401) signInFirst(context, url);
  flash(context, { kind: "alert", message: outcome.failure.sentence });
  return redirect(href("/downloads"), 303);
}

export { noForms as action } from "../no-forms.ts";
