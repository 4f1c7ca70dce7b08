import { href, redirect, useLocation, useSearchParams } from "react-router";
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
import { OF, planAddress } from "./plan-address.ts";

const schema = itemDaySchema(say.doneDateWrong);

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader(args: Route.LoaderArgs) {
  return loadItemDay(args, schema, ({ mayBeDone, doneOn, status }, today) => {
    if (!mayBeDone) return undefined;
    // Of what was to be done long ago, today would seldom be right.
    return doneOn ?? (status === "missed" ? null : today);
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy: pregnancyId, item: key, date } = submission.value;
  const { done } = getApi(context).plan[":pregnancyId"][":key"];
  const outcome = await attempt(done.$put({ param: { pregnancyId, key }, json: { date } }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.accountMarkedDone() });
  return redirect(listOver(routerPath(url.pathname), url.searchParams), 303);
}

export default function Day({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <ItemDayDialog
      id="visit-day"
      loaded={loaderData}
      result={actionData?.result}
      label={m.accountWhichDayDone()}
      closeTo={listOver(pathname, search)}
    />
  );
}

function listOver(path: string, search: URLSearchParams) {
  return path.startsWith(href("/plan")) ? planAddress(search.get(OF)) : href("/account/visits");
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
