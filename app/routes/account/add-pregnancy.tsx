import { Dialog } from "../../components/dialog.tsx";
import { constraintsOf } from "../../forms/submission.ts";
import { draftFields } from "../../middleware/draft.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/add-pregnancy.ts";
import { DatesForm } from "./dates-form.tsx";
import { changeDates, datesSchema } from "./dates-schema.ts";
import { datesValues } from "./dates-values.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { constraint: constraintsOf(datesSchema), defaultValue: datesValues(null, draftFields(context)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeDates(await request.formData(), context);
}

export default function AddPregnancy({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Dialog title={m.accountAddPregnancy()}>
      <p>{m.accountAddPregnancyWhat()}</p>
      <DatesForm {...loaderData} result={actionData?.result} />
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
