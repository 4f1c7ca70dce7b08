import { href, redirect, useLocation } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { incomplete, readForm, refused } from "../../forms/submission.ts";
import { routerPath } from "../../language.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/day.ts";
import { say } from "../../../server/contract/sentences/say.ts";
import { itemDaySchema, loadItemDay } from "./item-day.ts";
import { ItemDayDialog } from "./item-day-dialog.tsx";

const schema = itemDaySchema(say.doneDateWrong);

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader(args: Route.LoaderArgs) {
  return loadItemDay(args, schema, ({ mayBeDone, doneOn }) => (mayBeDone ? doneOn : undefined));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy: pregnancyId, item: key, date } = submission.value;
  const { done } = getApi(context).plan[":pregnancyId"][":key"];
  const outcome = await attempt(done.$put({ param: { pregnancyId, key }, json: { date } }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.accountMarkedDone() });
  return redirect(listOver(routerPath(url.pathname)), 303);
}

export default function Day({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ItemDayDialog
      id="visit-day"
      loaded={loaderData}
      result={actionData?.result}
      label={m.accountWhichDayDone()}
      closeTo={listOver(useLocation().pathname)}
    />
  );
}

function listOver(path: string) {
  return path.startsWith(href("/plan")) ? href("/plan") : href("/account/visits");
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
