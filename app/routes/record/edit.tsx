import { href } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { DeleteRow } from "../../components/delete-row.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/edit.ts";
import { ReadingForm } from "./reading-form.tsx";
import { readingConstraint } from "./reading-schema.ts";
import { readingValues } from "./reading-values.ts";
import { saveReading } from "./save-reading.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data: reading } = await load(getApi(context).record.reading[":id"].$get({ param: params }));
  return {
    id: reading.id,
    kind: reading.kind,
    name: reading.name,
    constraint: readingConstraint(reading.kind),
    defaultValue: readingValues(reading, reading.date, draftFields(context)),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveReading(request, context, params.id);
}

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, ...known } = loaderData;
  return (
    <Dialog title={m.recordChangeOf({ name })} closeTo={href("/record")}>
      <ReadingForm result={actionData?.result} {...known}>
        <DeleteRow to={href("/record/delete/:id", { id })} title={m.recordDelete()} />
      </ReadingForm>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
