import { href, redirect } from "react-router";
import { attemptFile, getApi } from "../../api/client.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/data-file.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const outcome = await attemptFile(getApi(context).user.data.file.$get());
  if (outcome.ok) return outcome.value;
  flash(context, { kind: "alert", message: outcome.failure.sentence });
  return redirect(href("/account/data"), 303);
}

export { noForms as action } from "../no-forms.ts";
