import { Form, href, Link } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { sendForm } from "../../enhance/send-form.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { readIntent } from "../../forms/intent.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/hide.ts";
import { doneOrNot } from "./done.ts";
import { usePageAddress } from "./page-address.ts";
import { loadText, subjectOf, writtenOf } from "./text.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, context }: Route.LoaderArgs) {
  const text = await loadText(url, context, false);
  const { fullName, isGone, isPseudonym } = writtenOf(text).author;
  return { kind: text.kind, author: { fullName, isGone, isPseudonym } };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const intent = readIntent(await request.formData(), ["hide", "block"]);
  const { kind, id } = subjectOf(url);
  const { forum, comment } = getApi(context);
  const call = { param: { id } };
  if (intent === "hide") return doneOrNot({ url, context }, await attempt(forum[":id"].hidden.$put(call)));
  const blocks = kind === "post" ? forum[":id"].block : comment[":id"].block;
  return doneOrNot({ url, context }, await attempt(blocks.$put(call)));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function Hide({ loaderData: { kind, author }, actionData }: Route.ComponentProps) {
  const [form] = useForm({ id: "hide", lastResult: actionData?.result, constraint: {} });
  return (
    <Dialog title={kind === "post" ? "Hide or block" : "Block this member"} closeTo={usePageAddress("..")}>
      <ErrorSummary form={form} />
      {kind === "post" ? (
        <section>
          <h3>Only this post</h3>
          <p>You won't see it or its comments any more. Others still do.</p>
          <Form method="post" preventScrollReset>
            <SubmitButton intent="hide" tone="plain">
              Hide this post
            </SubmitButton>
          </Form>
        </section>
      ) : null}
      {author.isGone ? null : (
        <section>
          <h3>
            <bdi>{author.fullName}</bdi>
          </h3>
          {author.isPseudonym ? (
            <p>
              This is not the member's own name. Blocking it works in this thread only: you do not see here any more
              what is written under this name.
            </p>
          ) : (
            <p>
              Blocking works everywhere and both ways: you do not see what they write under their name, and they do not
              see what you write under yours. They are not told.
            </p>
          )}
          <Form method="post" preventScrollReset>
            <SubmitButton intent="block" tone="plain">
              Block this member
            </SubmitButton>
          </Form>
        </section>
      )}
      <p className="hint">
        You can undo it in your account, under <Link to={href("/account/hidden")}>Hidden and blocked</Link>.
      </p>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
