import { href } from "react-router";
import { signedInMember } from "../../middleware/member.ts";
import { changePassword, changePasswordForm } from "../session/change-password.ts";
import { ChangePasswordDialog } from "../session/change-password-dialog.tsx";
import type { Route } from "./+types/password.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { ...changePasswordForm(context), phoneNumber: signedInMember(context).phoneNumber };
}

export async function action({ request, context }: Route.ActionArgs) {
  return changePassword(await request.formData(), context, href("/account"));
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePasswordDialog {...loaderData} result={actionData?.result} />;
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
