import { Form, href, useLocation } from "react-router";
import { Link } from "../../components/link.tsx";
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
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

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
  const { search } = useLocation();
  const block = author.isPseudonym ? m.forumBlockName() : m.forumBlockMember();
  const undo = (
    <p className="hint">
      <Rich of={m.forumHideUndo} marks={{ hidden: <Link to={href("/account/hidden")} /> }} />
    </p>
  );
  return (
    <Dialog title={kind === "post" ? m.forumHideOrBlock() : block} closeTo={usePageAddress("..")}>
      <ErrorSummary form={form} />
      {kind === "post" ? (
        <section>
          <h3>{m.forumHideOnlyThis()}</h3>
          <p>{m.forumHidePostText()}</p>
          {author.isGone ? undo : null}
          <Form method="post" preventScrollReset>
            <SubmitButton intent="hide" tone="plain">
              {m.forumHidePost()}
            </SubmitButton>
          </Form>
        </section>
      ) : null}
      {author.isGone ? null : (
        <section>
          <h3>
            <bdi>{author.fullName}</bdi>
          </h3>
          <p>
            {author.isPseudonym ? (
              m.forumBlockInThread()
            ) : (
              <Rich of={m.forumBlockBothWays} marks={{ name: <bdi /> }} with={{ name: author.fullName }} />
            )}
          </p>
          {undo}
          <Form method="post" preventScrollReset>
            <SubmitButton intent="block" tone="plain">
              {block}
            </SubmitButton>
          </Form>
          <p className="hint">{author.isPseudonym ? m.forumBlockOwnName() : m.forumBlockOtherNames()}</p>
          <p className="hint">
            <Rich
              of={m.forumBlockReport}
              marks={{ report: <Link to={{ pathname: "../report", search }} preventScrollReset /> }}
            />
          </p>
        </section>
      )}
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
