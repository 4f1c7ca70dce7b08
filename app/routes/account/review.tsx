import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { rating, reviewText } from "../../../server/contract/reviews/fields.ts";
import { REVIEW_MAX } from "../../../server/contract/reviews/limits.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import type { OwnReview } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { Rich } from "../../components/rich.tsx";
import { Icon } from "../../icons/icon.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField, TextAreaField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/review.ts";
import { DialogLink } from "./dialog-link.tsx";

const schema = z.object({ rating, comment: reviewText });

export async function loader({ context }: Route.LoaderArgs) {
  const { data: review } = await load(getApi(context).reviews.mine.$get());
  return {
    standing: review && standingOf(review),
    constraint: constraintsOf(schema),
    defaultValue: {
      // Sample reviews have half stars; the form offers whole ones.
      rating: review ? String(Math.round(review.rating)) : undefined,
      comment: review?.comment,
      ...draftFields(context),
    },
  };
}

function standingOf({ state, reason }: OwnReview) {
  if (state === "shown") return m.accountReviewIsShown();
  return state === "waiting" ? m.accountReviewIsWaiting() : m.accountReviewIsHidden({ reason: reason ?? "" });
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).reviews.mine.$put({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  const { state } = outcome.value.data;
  const message = state === "waiting" ? m.accountReviewThanks() : m.accountReviewUnchanged();
  flash(context, { kind: "status", message });
  return redirect(href("/account"), 303);
}

const stars = [1, 2, 3, 4, 5].map((count) => ({
  value: String(count),
  label: (
    <span>
      <Rich of={m.accountReviewStars} marks={{ hidden: <span className="visually-hidden" /> }} with={{ count }} />{" "}
      <Icon name="star-full" />
    </span>
  ),
}));

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "review",
    lastResult: actionData?.result,
    ...known,
  });
  return (
    <Dialog title={m.accountReviewTitle()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        {standing ? <p dir="auto">{standing}</p> : null}
        <p>{m.accountReviewIntro()}</p>
        <RadioField field={fields.rating} label={m.accountStars()} choices={stars} className="choices stars" />
        <TextAreaField field={fields.comment} label={m.accountReviewSay()} max={REVIEW_MAX} rows={5} />
        <p className="sticky-action actions">
          <SubmitButton sending={m.savingNow()}>
            {standing ? m.accountReviewChange() : m.accountReviewSend()}
          </SubmitButton>
        </p>
        {standing ? (
          <p className="actions">
            <DialogLink to={href("/account/delete-review")} icon="trash-2">
              {m.accountReviewDelete()}
            </DialogLink>
          </p>
        ) : null}
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
