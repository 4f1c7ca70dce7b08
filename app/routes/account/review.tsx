import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { rating, reviewText } from "../../../server/contract/reviews/fields.ts";
import { REVIEW_MAX } from "../../../server/contract/reviews/limits.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import type { OwnReview } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField, TextAreaField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/review.ts";
import { DialogLink } from "./dialog-link.tsx";

const schema = z.object({ rating, comment: reviewText });

export async function loader({ context }: Route.LoaderArgs) {
  const { data: review } = await load(getApi(context).reviews.mine.$get());
  return {
    standing: review && standingOf(review),
    constraint: constraintsOf(schema),
    defaultValue: {
      rating: review ? String(review.rating) : undefined,
      comment: review?.comment,
      ...draftFields(context),
    },
  };
}

function standingOf({ state, reason }: OwnReview) {
  if (state === "shown") return "It is shown on the home page.";
  return state === "waiting" ? "It waits for a moderator; nobody else can read it." : `It is not shown: ${reason}`;
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).reviews.mine.$put({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  const { state } = outcome.value.data;
  const message = state === "waiting" ? "Thank you. It is shown when a moderator has read it." : "Nothing was changed.";
  flash(context, { kind: "status", message });
  return redirect(href("/account"), 303);
}

const stars = [1, 2, 3, 4, 5].map((count) => ({
  value: String(count),
  label: count === 1 ? "1 star" : `${count} stars`,
}));

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "review",
    lastResult: actionData?.result,
    ...known,
  });
  return (
    <Dialog title="Your review">
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        {standing ? <p dir="auto">{standing}</p> : null}
        <p>
          Others read it on the home page, with your name and your picture, once a moderator has looked at it. You can
          change or delete it at any time.
        </p>
        <RadioField field={fields.rating} label="Stars" choices={stars} />
        <TextAreaField field={fields.comment} label="What do you say?" max={REVIEW_MAX} rows={5} />
        <p className="actions">
          <SubmitButton sending="Saving…">{standing ? "Change my review" : "Send my review"}</SubmitButton>{" "}
          {standing ? (
            <DialogLink to={href("/account/delete-review")} icon="trash-2">
              Delete my review
            </DialogLink>
          ) : null}
        </p>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
