import { Form } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog, DialogActions } from "../../components/dialog.tsx";
import { sendForm } from "../../enhance/send-form.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/remove-picture.ts";
import { doneOrNot } from "./done.ts";
import { usePageAddress } from "./page-address.ts";
import { loadText, subjectOf } from "./text.ts";
import { m } from "../../messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, context }: Route.LoaderArgs) {
  await loadText(url, context, true);
  return null;
}

export async function action({ url, context }: Route.ActionArgs) {
  const { id } = subjectOf(url);
  return doneOrNot({ url, context }, await attempt(getApi(context).forum[":id"].picture.$delete({ param: { id } })));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function RemovePicture({ actionData }: Route.ComponentProps) {
  const closeTo = usePageAddress("..");
  const [form] = useForm({ id: "remove-picture", lastResult: actionData?.result, constraint: {} });
  return (
    <Dialog title={m.forumPictureRemoveTitle()} closeTo={closeTo}>
      <Form method="post" preventScrollReset>
        <ErrorSummary form={form} />
        <p>{m.forumPictureRemoveText()}</p>
        <DialogActions closeTo={closeTo}>
          <SubmitButton sending={m.forumRemoving()} tone="danger">
            {m.forumRemove()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
