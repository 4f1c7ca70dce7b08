import { Form } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog, DialogActions } from "../../components/dialog.tsx";
import { sendForm } from "../../enhance/send-form.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { excerpt } from "../../format/shorten.ts";
import { useForm } from "../../forms/use-form.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/delete.ts";
import { doneOrNot } from "./done.ts";
import { usePageAddress } from "./page-address.ts";
import { loadText, subjectOf } from "./text.ts";
import { m } from "../../messages/m.ts";

const WORDS_MAX = 80;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, context }: Route.LoaderArgs) {
  const text = await loadText(url, context, true);
  const words = text.kind === "post" ? text.post.title : text.comment.comment;
  return { kind: text.kind, words: excerpt(words, WORDS_MAX) };
}

export async function action({ url, context }: Route.ActionArgs) {
  const { kind, id } = subjectOf(url);
  const { forum, comment } = getApi(context);
  const texts = kind === "post" ? forum[":id"] : comment[":id"];
  return doneOrNot({ url, context }, await attempt(texts.$delete({ param: { id } })));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function Delete({ loaderData: { kind, words }, actionData }: Route.ComponentProps) {
  const closeTo = usePageAddress("..");
  const [form] = useForm({ id: "delete", lastResult: actionData?.result, constraint: {} });
  return (
    <Dialog title={kind === "post" ? m.forumDeletePost() : m.forumDeleteComment()} closeTo={closeTo}>
      <Form method="post" preventScrollReset>
        <ErrorSummary form={form} />
        <p>
          <strong>
            <bdi>{words}</bdi>
          </strong>
        </p>
        <p>{kind === "post" ? m.forumDeletePostText() : m.forumDeleteCommentText()}</p>
        <DialogActions closeTo={closeTo}>
          <SubmitButton sending={m.deleting()} tone="danger">
            {m.forumDelete()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
