import { href, redirect } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { nowIn } from "../../../format/today.ts";
import { hostContext } from "../../../host.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { m } from "../../../messages/m.ts";
import type { Route } from "./+types/add.ts";
import { MeasureForm } from "./measure-form.tsx";
import { measureConstraint } from "./measure-schema.ts";
import { measureValues } from "./measure-values.ts";
import { saveMeasure } from "./save-measure.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, params: { child }, context }: Route.LoaderArgs) {
  const { data: growth } = await load(getApi(context).children[":id"].growth.$get({ param: { id: child } }));
  const asked = growth.kinds.find(({ kind, mayAdd }) => mayAdd && kind === url.searchParams.get("kind"));
  if (!asked) throw redirect(href("/record/child/:child", { child }));
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  return {
    kind: asked.kind,
    name: asked.name,
    formKey: crypto.randomUUID(),
    constraint: measureConstraint(asked.kind),
    defaultValue: measureValues({}, today, draftFields(context)),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveMeasure(request, context, params);
}

export default function Add({ loaderData, actionData, params: { child } }: Route.ComponentProps) {
  const { name, ...known } = loaderData;
  return (
    <Dialog title={m.recordAddOne({ name })} closeTo={href("/record/child/:child", { child })}>
      <MeasureForm key={known.kind} result={actionData?.result} {...known} />
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
