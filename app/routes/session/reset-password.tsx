import type { Route } from "./+types/reset-password.ts";
import { changePassword, changePasswordForm } from "./change-password.ts";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { loginAddress } from "./login-address.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  return { ...changePasswordForm(context), closeTo: loginAddress(url.searchParams.get("next")) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return changePassword(await request.formData(), context, loginAddress(url.searchParams.get("next")));
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePasswordDialog {...loaderData} result={actionData?.result} />;
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
