import { href, redirect } from "react-router";
import { attemptFile, getApi } from "../../api/client.ts";
import { signInFirst } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import { CHILD_CARD } from "./child-card.ts";
import type { Route } from "./+types/file.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const api = getApi(context);
  const child = params.file === CHILD_CARD ? url.searchParams.get("child") : null;
  const outcome = await attemptFile(
    child ? api.children[":id"].card.$get({ param: { id: child } }) : api.download[":file"].$get({ param: params }),
  );
  if (outcome.ok) return outcome.value;
  if (outcome.failure.status === 401) signInFirst(context, url);
  flash(context, { kind: "alert", message: outcome.failure.sentence });
  return redirect(href("/downloads"), 303);
}

export { noForms as action } from "../no-forms.ts";
