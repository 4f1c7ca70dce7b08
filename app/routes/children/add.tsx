import { Dialog } from "../../components/dialog.tsx";
import { constraintsOf } from "../../forms/submission.ts";
import { draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/add.ts";
import { ChildForm } from "./child-form.tsx";
import { childSchema } from "./child-schema.ts";
import { childValues } from "./child-values.ts";
import { saveChild } from "./save-child.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export function loader({ context }: Route.LoaderArgs) {
  return {
    formKey: crypto.randomUUID(),
    constraint: constraintsOf(childSchema),
    defaultValue: childValues(undefined, draftFields(context)),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return saveChild(request, context);
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Dialog title={m.childAdd()}>
      <p>{m.childAddLead()}</p>
      <ChildForm result={actionData?.result} {...loaderData} />
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
