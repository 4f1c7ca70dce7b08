import { getFormProps } from "@conform-to/react";
import { data, Form, href, Link, redirect, useLocation } from "react-router";
import { z } from "zod";
import { answer } from "../../../../server/contract/support/fields.ts";
import { ANSWER_MAX } from "../../../../server/contract/support/limits.ts";
import { attempt, getApi, load, type Outcome } from "../../../api/client.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { LongText } from "../../../components/long-text.tsx";
import { FormKey } from "../../../enhance/form-key.tsx";
import { PlainText } from "../../../format/plain-text.tsx";
import { momentOf } from "../../../format/relative-time.ts";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { TextAreaField } from "../../../forms/field.tsx";
import { readIntent } from "../../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useLast } from "../../../forms/use-last.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { signedInMember } from "../../../middleware/member.ts";
import { flash } from "../../../middleware/session.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { Asker, Sender } from "./asker.tsx";
import { forgetAnswer, keepAnswer, keptAnswer } from "./kept-answer.ts";
import type { Route } from "./+types/message.ts";
import { nextMessage } from "./next-message.ts";

const version = z.coerce.number<string>().int();
const answerSchema = z.object({ text: answer, version });
const closureSchema = z.object({
  text: z
    .string()
    .optional()
    .refine(
      (typed) => !typed?.trim(),
      "You have written an answer. Send it, or empty this field to close without one.",
    ),
  version,
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data: open } = await load(getApi(context).support[":reference"].$get({ param: params }));
  return {
    open,
    sent: momentOf(open.createdTime, timeZoneOf(context)),
    next: await nextMessage(context, params.reference),
    maySeeAccount: signedInMember(context).role === "administrator",
    constraint: constraintsOf(answerSchema),
    draft: draftFields(context),
  };
}

export async function action({ request, params: param, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = readIntent(form, ["answer", "answerNext", "close"]);
  const submission = readForm(form, intent === "close" ? closureSchema : answerSchema);
  if (submission.status !== "success") return incomplete(submission);
  const message = getApi(context).support[":reference"];
  const { version, text = "" } = submission.value;
  // Before the answer, after which its place in the list is not known any more.
  const next = intent === "answerNext" ? await nextMessage(context, param.reference) : null;
  const outcome: Outcome<unknown> =
    intent === "close"
      ? await attempt(message.closure.$post({ param, json: { version } }))
      : await attempt(message.answer.$post({ param, json: { text, version } }));
  if (outcome.ok) {
    flash(context, { kind: "status", message: intent === "close" ? "Message closed" : "Answer sent" });
    return redirect(next ? href("/admin/contact/:reference", { reference: next }) : href("/admin/contact"), 303);
  }
  // After a conflict the form keeps this text and shows the other answer; sent again, it is added.
  const { data: back, init } = refused(submission, outcome.failure);
  const stored = outcome.failure.code === "changed_meanwhile" ? await attempt(message.$get({ param })) : null;
  if (!stored?.ok) return data(back, init ?? {});
  const current = stored.value.data;
  const initialValue = { ...back.result.initialValue, version: String(current.version) };
  return data({ result: { ...back.result, initialValue }, current }, init ?? {});
}

export default function Message(props: Route.ComponentProps) {
  return <MessageDialog key={props.params.reference} {...props} />;
}

function MessageDialog({ loaderData, actionData }: Route.ComponentProps) {
  const { open, sent, next, maySeeAccount, constraint, draft } = loaderData;
  const { search } = useLocation();
  const shown = useLast(actionData && "current" in actionData ? actionData.current : undefined) ?? open;
  const { reference, subject, query, state, answers } = shown;
  const [form, fields] = useForm<z.input<typeof answerSchema>>({
    id: "answer",
    lastResult: actionData?.result,
    constraint,
    defaultValue: { version: String(open.version), text: keptAnswer(open.reference), ...draft },
    onSubmit: () => forgetAnswer(open.reference),
  });
  const keepTyped = () => {
    const field = document.getElementById(fields.text.id);
    if (field instanceof HTMLTextAreaElement) keepAnswer(reference, field.value);
  };
  return (
    <Dialog title={`Message ${reference}`} closeTo={`..${search}`}>
      <Sender message={shown} sent={sent} />
      <h3 dir="auto">{subject}</h3>
      <LongText text={query}>
        <PlainText text={query} />
      </LongText>
      {answers.map(({ id, text, by }) => (
        <section key={id} className="evidence">
          <h3>
            Answered by <bdi>{by ?? "a deleted member"}</bdi>
          </h3>
          <LongText text={text}>
            <PlainText text={text} />
          </LongText>
        </section>
      ))}
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <input type="hidden" name="version" value={fields.version.value} />
        <TextAreaField
          field={fields.text}
          label={answers.length > 0 ? "Another answer" : "Answer"}
          hint="The member gets a notification. Your name is not shown."
          max={ANSWER_MAX}
          rows={6}
        />
        <p className="sticky-action actions">
          {next ? <SubmitButton intent="answerNext">Send and open next</SubmitButton> : null}{" "}
          <SubmitButton intent="answer" tone={next ? "plain" : "main"}>
            Send answer
          </SubmitButton>
        </p>
        {state === "open" || next ? (
          <p className="actions">
            {state === "open" ? (
              <SubmitButton intent="close" tone="plain" sending="Closing…">
                Close without an answer
              </SubmitButton>
            ) : null}{" "}
            {next ? (
              <Link className="back" to={href("/admin/contact/:reference", { reference: next })} preventScrollReset>
                Skip to the next message
              </Link>
            ) : null}
          </p>
        ) : null}
        <FormKey formId={form.id} pressed="Enter" intent={next ? "answerNext" : "answer"} />
      </Form>
      <Asker message={shown} maySeeAccount={maySeeAccount} onLeave={keepTyped} />
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
