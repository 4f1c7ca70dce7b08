import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formKey } from "../../../../server/contract/form-key.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { proof } from "./act.ts";

/** The form key keeps a form that is sent twice from drawing two codes. */
const schema = z.object({ ...proof, formKey: formKey.optional() });

export function codeForm(context: Readonly<RouterContextProvider>) {
  return { constraint: constraintsOf(schema), formKey: crypto.randomUUID(), draft: draftFields(context) };
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  act: "reset-code" | "phone-code";
  id: string;
}

/** The code is in this response only, in nothing that is stored. */
export async function drawCode(form: FormData, { context, act, id }: Asked) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { why, formKey = null } = submission.value;
  const outcome = await attempt(
    getApi(context).member[":id"][act].$post({ param: { id }, json: { proof: why, formKey } }),
  );
  if (outcome.ok) return { result: undefined, issued: outcome.value.data };
  const back = refused(submission, outcome.failure, { proof: "why" });
  if (outcome.failure.code !== "already_drawn") return back;
  // A form with a used key is refused with a message; with the new key it can be sent again.
  const { result } = back.data;
  const initialValue = { ...result.initialValue, formKey: crypto.randomUUID() };
  return data({ result: { ...result, initialValue } }, back.init ?? {});
}
