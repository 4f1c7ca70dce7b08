import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi, load, type ApiClient } from "../../api/client.ts";
import { clockTime } from "../../format/clock-time.ts";
import { fileSize } from "../../format/file-size.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { hostContext } from "../../host.ts";
import { ofPasswordAlone } from "../session/change-password.ts";

const schema = z.object({ password: z.string("Enter your password.").max(128, "This is not your password.") });

export type DataFields = z.input<typeof schema>;

export const dataConstraint = () => constraintsOf(schema);

/** What became of the file with all that is hers, as the dialog shows it. */
export async function myDataState(api: ApiClient, context: Readonly<RouterContextProvider>) {
  const { data } = await load(api.user.data.$get());
  const { expiresTime, size: bytes, ...rest } = data;
  const state = { ...rest, size: bytes === null ? null : fileSize(bytes) };
  if (expiresTime === null) return { ...state, until: null };
  const dateTime = new Date(expiresTime).toISOString();
  return { ...state, until: { dateTime, label: clockTime(dateTime, context.get(hostContext).timeZone) } };
}

/** Has the file made, once she has said her password. */
export async function askForData(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user.data.$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, ofPasswordAlone(outcome.failure, "This is not your password."));
  return redirect(`${href("/account")}?dialog=data`, 303);
}
