import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { pageTitle } from "../../format/title.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { redirectToSafePath } from "../../middleware/safe-path.ts";
import type { Route } from "./+types/second-step.ts";
import { SecondStepForm } from "./second-step-form.tsx";
import { secondStepSchema } from "./second-step-schema.ts";
import { m } from "../../messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export function loader() {
  return { constraint: constraintsOf(secondStepSchema) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), secondStepSchema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["second-factor"].proof.$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  return redirectToSafePath(url.searchParams.get("next"), request);
}

export default function SecondStep({ loaderData: { constraint }, actionData }: Route.ComponentProps) {
  return (
    <div className="page narrow">
      <h1>{m.loginSecondStep()}</h1>
      <p>{m.loginSecondStepText()}</p>
      <SecondStepForm
        result={actionData?.result}
        constraint={constraint}
        button={m.continue()}
        sending={m.oneMoment()}
      />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.loginSecondStep());
}
