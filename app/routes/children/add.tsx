import { href, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { Rich } from "../../components/rich.tsx";
import { constraintsOf } from "../../forms/submission.ts";
import { draftFields } from "../../middleware/draft.ts";
import { signedInMember } from "../../middleware/member.ts";
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
    birthTo: signedInMember(context).isPregnant ? href("/account/mode") : href("/account/add-baby"),
    formKey: crypto.randomUUID(),
    constraint: constraintsOf(childSchema),
    defaultValue: childValues(undefined, draftFields(context)),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return saveChild(request, context);
}

export default function Add({ loaderData: { birthTo, ...known }, actionData }: Route.ComponentProps) {
  return (
    <Dialog title={m.childAdd()}>
      <p>
        <Rich of={m.childAddLead} marks={{ birth: <Link to={birthTo} preventScrollReset /> }} />
      </p>
      <ChildForm result={actionData?.result} {...known} />
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
