import { attempt, getApi } from "../../api/client.ts";
import { incomplete, readForm, refused } from "../../forms/submission.ts";
import { reportSchema } from "../reporting/report-schema.ts";
import { done, type Asked } from "./done.ts";

/** Tells the moderators of the post or comment that the address names. */
export async function reportText(form: FormData, asked: Asked) {
  const submission = readForm(form, reportSchema);
  if (submission.status !== "success") return incomplete(submission);
  const { socialform, comment } = getApi(asked.context);
  const { kind, id } = asked.text;
  const reports = kind === "post" ? socialform[":id"].report : comment[":id"].report;
  const outcome = await attempt(reports.$post({ param: { id }, json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  return done(asked, outcome.value.message);
}
