import { href } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import { DeleteRow } from "../../../components/delete-row.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { draftFields } from "../../../middleware/draft.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { m } from "../../../messages/m.ts";
import type { Route } from "./+types/edit.ts";
import { MeasureForm } from "./measure-form.tsx";
import { measureConstraint } from "./measure-schema.ts";
import { measureValues } from "./measure-values.ts";
import { saveMeasure } from "./save-measure.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params: { child, id }, context }: Route.LoaderArgs) {
  const { growth } = getApi(context).children[":id"];
  const { data: reading } = await load(growth[":reading"].$get({ param: { id: child, reading: id } }));
  return {
    kind: reading.kind,
    name: reading.name,
    constraint: measureConstraint(reading.kind),
    defaultValue: measureValues(reading, reading.date, draftFields(context)),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveMeasure(request, context, params);
}

export default function Edit({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, ...known } = loaderData;
  return (
    <Dialog title={m.recordChangeOf({ name })} closeTo={href("/record/child/:child", { child: params.child })}>
      <MeasureForm result={actionData?.result} {...known}>
        <DeleteRow to={href("/record/child/:child/delete/:id", params)} title={m.recordDelete()} />
      </MeasureForm>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
