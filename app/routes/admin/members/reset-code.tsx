import type { Route } from "./+types/reset-code.ts";
import { CodeDialog } from "./code-dialog.tsx";
import { codeForm, drawCode } from "./draw-code.ts";

export function loader({ context }: Route.LoaderArgs) {
  return codeForm(context);
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  return drawCode(await request.formData(), { context, act: "reset-code", id });
}

export default function ResetCode({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  return (
    <CodeDialog
      title="Code for a new password"
      lead="Whoever has this code can get into the account: make sure that it is the member who asks."
      usage="They enter it under “Forgot password?” on the login page."
      member={member}
      form={loaderData}
      answer={actionData}
    />
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
