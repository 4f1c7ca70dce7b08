import { Form } from "react-router";
import type { OwnReview } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField, TextAreaField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import { DialogLink } from "./dialog-link.tsx";
import type { FormDialogProps } from "./dialog-props.ts";
import { REVIEW_MAX } from "./limits.ts";
import type { ReviewFields } from "./review.ts";

const stars = [1, 2, 3, 4, 5].map((count) => ({
  value: String(count),
  label: count === 1 ? "1 star" : `${count} stars`,
}));

/** What she says of the product, for the home page. */
export function ReviewDialog({
  result,
  constraint,
  held,
  closeTo,
  review,
}: FormDialogProps & { review: OwnReview | null }) {
  const { form, fields } = useServerForm<ReviewFields>({
    id: "review",
    result,
    constraint,
    defaultValue: { rating: review ? String(review.rating) : undefined, comment: review?.comment, ...held },
  });
  return (
    <Dialog title="Your review" closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        {review ? <p dir="auto">{standingOf(review)}</p> : null}
        <p>
          Others read it on the home page, with your name and your picture, once a moderator has looked at it. You can
          change or delete it at any time.
        </p>
        <RadioField field={fields.rating} label="Stars" choices={stars} />
        <TextAreaField field={fields.comment} label="What do you say?" max={REVIEW_MAX} rows={5} />
        <p className="actions">
          <SubmitButton intent="review" sending="Saving…">
            {review ? "Change my review" : "Send my review"}
          </SubmitButton>{" "}
          {review ? (
            <DialogLink name="delete-review" icon="trash-2">
              Delete my review
            </DialogLink>
          ) : null}
        </p>
      </Form>
    </Dialog>
  );
}

function standingOf({ state, reason }: OwnReview) {
  if (state === "shown") return "It is shown on the home page.";
  return state === "waiting" ? "It waits for a moderator; nobody else can read it." : `It is not shown: ${reason}`;
}
