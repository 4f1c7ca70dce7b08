import { Form } from "react-router";
import { z } from "zod";
import { code } from "../../../server/contract/account/fields.ts";
import { attempt, getApi } from "../../api/client.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import { pageTitle } from "../../format/title.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { redirectToSafePath } from "../../middleware/safe-path.ts";
import type { Route } from "./+types/second-step.ts";

const schema = z.object({ code });

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export function loader() {
  return { constraint: constraintsOf(schema) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["second-factor"].proof.$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  return redirectToSafePath(url.searchParams.get("next"), request);
}

export default function SecondStep({ loaderData: { constraint }, actionData }: Route.ComponentProps) {
  const { form, fields } = useServerForm<z.input<typeof schema>>({
    id: "second-step",
    result: actionData?.result,
    constraint,
  });
  return (
    <div className="page narrow">
      <h1>The second step</h1>
      <p>
        The last code was more than an hour ago. Enter one, and you come back to where you were. What you wrote is kept;
        send it again there.
      </p>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <TextField
          field={fields.code}
          label="Code"
          autoComplete="one-time-code"
          hint="The six digits that your authenticator app shows now, or one of your recovery codes"
        />
        <SubmitButton sending="One moment…">Go on</SubmitButton>
      </Form>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "The second step");
}
