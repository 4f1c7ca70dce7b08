import { attempt, getApi, type Outcome } from "../../api/client.ts";
import { sendForm } from "../../enhance/send-form.ts";
import { constraintsOf, incomplete, readForm, refused, type Answerable } from "../../forms/submission.ts";
import { draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { ReportDialog } from "../reporting/report-dialog.tsx";
import { pictureReportSchema, reportSchema } from "../reporting/report-schema.ts";
import type { Route } from "./+types/report.ts";
import { done } from "./done.ts";
import { usePageAddress } from "./page-address.ts";
import { loadText, subjectOf } from "./text.ts";
import { m } from "../../messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, context }: Route.LoaderArgs) {
  const text = await loadText(url, context, false);
  const hasPicture = text.kind === "post" && text.post.picture !== null;
  return {
    kind: text.kind,
    hasPicture,
    constraint: constraintsOf(hasPicture ? pictureReportSchema : reportSchema),
    defaultValue: draftFields(context),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { kind, id } = subjectOf(url);
  const form = await request.formData();
  return kind === "post" ? reportPost(form, { id, url, context }) : reportComment(form, { id, url, context });
}

type Asked = Pick<Route.ActionArgs, "url" | "context"> & { id: string };

async function reportPost(form: FormData, { id, ...asked }: Asked) {
  const submission = readForm(form, pictureReportSchema);
  if (submission.status !== "success") return incomplete(submission);
  const call = { param: { id }, json: submission.value };
  return answer(submission, await attempt(getApi(asked.context).forum[":id"].report.$post(call)), asked);
}

async function reportComment(form: FormData, { id, ...asked }: Asked) {
  const submission = readForm(form, reportSchema);
  if (submission.status !== "success") return incomplete(submission);
  const call = { param: { id }, json: submission.value };
  return answer(submission, await attempt(getApi(asked.context).comment[":id"].report.$post(call)), asked);
}

function answer(submission: Answerable, outcome: Outcome<{ message: string }>, asked: Omit<Asked, "id">) {
  if (!outcome.ok) return refused(submission, outcome.failure);
  return done(asked, outcome.value.message);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function Report({ loaderData: { kind, ...form }, actionData }: Route.ComponentProps) {
  return (
    <ReportDialog
      title={kind === "post" ? m.reportPost() : m.reportComment()}
      lead={m.reportTextLead()}
      closeTo={usePageAddress("..")}
      result={actionData?.result}
      {...form}
    />
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
