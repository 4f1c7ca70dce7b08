import type { Route } from "./+types/phone-code.ts";
import { CodeDialog } from "./code-dialog.tsx";
import { codeForm, drawCode } from "./draw-code.ts";

export function loader({ context }: Route.LoaderArgs) {
  return codeForm(context);
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  return drawCode(await request.formData(), { context, act: "phone-code", id });
}

export default function PhoneCode({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  return (
    <CodeDialog
      title="Code for a new number"
      lead={`They want to change to ${member.newPhone}. With this code the account gets that number. Make sure that it is the member who asks, and that the number is theirs.`}
      usage="They enter it in their account, under Change phone number."
      member={member}
      form={loaderData}
      answer={actionData}
    />
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
