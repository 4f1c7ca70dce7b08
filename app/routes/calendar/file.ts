import { href, redirect } from "react-router";
import { attemptFile, getApi } from "../../api/client.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/file.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const only = new URL(request.url).searchParams.get("only");
  const outcome = await attemptFile(getApi(context).calendar.file.$get({ query: only === null ? {} : { only } }));
  if (outcome.ok) return outcome.value;
  flash(context, { kind: "alert", message: outcome.failure.sentence });
  return redirect(href("/calendar"), 303);
}

export { noForms as action } from "../no-forms.ts";
