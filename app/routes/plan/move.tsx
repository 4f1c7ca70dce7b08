import { redirect } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { incomplete, readForm, refused } from "../../forms/submission.ts";
import { formatDate } from "../../format/dates.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/move.ts";
import { say } from "../../../server/contract/sentences/say.ts";
import { itemDaySchema, loadItemDay } from "./item-day.ts";
import { ItemDayDialog } from "./item-day-dialog.tsx";
import { OF, planAddress, usePlanAddress } from "./plan-address.ts";

const schema = itemDaySchema(say.movedDateWrong);

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader(args: Route.LoaderArgs) {
  return loadItemDay(args, schema, ({ movableUntil, movedTo }) => (movableUntil === null ? undefined : movedTo));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy: pregnancyId, item: key, date } = submission.value;
  const { moved } = getApi(context).plan[":pregnancyId"][":key"];
  const outcome = await attempt(moved.$put({ param: { pregnancyId, key }, json: { date } }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.planMovedTo({ date: formatDate(date) }) });
  return redirect(planAddress(url.searchParams.get(OF)), 303);
}

export default function Move({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ItemDayDialog
      id="move"
      loaded={loaderData}
      result={actionData?.result}
      label={m.planWhichDay()}
      closeTo={usePlanAddress()}
    />
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
