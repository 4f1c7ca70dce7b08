import { attemptFile, getApi } from "../../../api/client.ts";
import { routeError } from "../../../api/failure.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/picture.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

/** The picture of a case's post, also while only its author sees it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { post } = getApi(context).moderation;
  const outcome = await attemptFile(post[":id"].picture.$get({ param: { id: params.id } }));
  if (!outcome.ok) throw routeError(outcome.failure);
  return outcome.value;
}

export { noForms as action } from "../../no-forms.ts";
