import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi, partly, type Outcome } from "../../api/client.ts";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import { childSchema } from "./child-schema.ts";

type Told = Parameters<ReturnType<typeof getApi>["children"]["$post"]>[0]["json"];

/** @param id of the child who is changed; undefined for a new one */
export async function saveChild(request: Request, context: Readonly<RouterContextProvider>, id?: string) {
  const form = await request.formData();
  const submission = readForm(form, childSchema);
  if (submission.status !== "success") {
    const sound = soundFields(form, submission, childSchema.partial()) ?? {};
    return incomplete(submission, await faultsIn(sound, send(context, partly<Told>(sound), id, { check: "true" })));
  }
  const { name = null, sex = null, gestationWeeks = null, gestationDays = null, ...told } = submission.value;
  const outcome = await send(context, { ...told, name, sex, gestationWeeks, gestationDays }, id);
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.saved() });
  return redirect(href("/children"), 303);
}

function send(
  context: Readonly<RouterContextProvider>,
  json: Told,
  id: string | undefined,
  query: { check?: "true" } = {},
): Promise<Outcome<unknown>> {
  const { children } = getApi(context);
  return id ? attempt(children[":id"].$put({ param: { id }, query, json })) : attempt(children.$post({ query, json }));
}
