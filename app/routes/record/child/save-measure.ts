import { href, redirect, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { GrowthKind } from "../../../../server/contract/growth/kinds.ts";
import { attempt, getApi, part, partly, type Outcome } from "../../../api/client.ts";
import type { GrowthReading } from "../../../api/types.ts";
import { faultsIn, soundFields } from "../../../forms/all-faults.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { incomplete, readForm, refused } from "../../../forms/submission.ts";
import { flash } from "../../../middleware/session.ts";
import { savedWords } from "../save-reading.ts";
import { growthKindNamed, measureSchemas } from "./measure-schema.ts";

interface Place {
  child: string;
  /** Of the reading that is changed; undefined for a new one. */
  id?: string;
}

export async function saveMeasure(request: Request, context: Readonly<RouterContextProvider>, place: Place) {
  const form = await request.formData();
  const kind = growthKindNamed(form.get("kind"));
  if (!kind) throw unknownForm();
  const schema: z.ZodObject = measureSchemas[kind];
  const submission = readForm(form, schema);
  if (submission.status !== "success") {
    const { kind: _, ...sound } = soundFields(form, submission, schema.partial()) ?? {};
    return incomplete(submission, await faultsIn(sound, send(context, place, kind, sound, { check: "true" })));
  }
  const { kind: _, ...told } = submission.value;
  const outcome = await send(context, place, kind, told);
  if (!outcome.ok) return refused(submission, outcome.failure);
  if (outcome.value) {
    const { growth } = getApi(context).children[":id"];
    const { value: grown } = await part(growth.$get({ param: { id: place.child } }));
    flash(context, { kind: "status", message: savedWords(outcome.value, grown?.data.kinds ?? []) });
  }
  return redirect(href("/record/child/:child", { child: place.child }), 303);
}

type Told = Parameters<ReturnType<typeof getApi>["children"][":id"]["growth"]["$post"]>[0]["json"];

async function send(
  context: Readonly<RouterContextProvider>,
  { child, id }: Place,
  kind: GrowthKind,
  told: object,
  query: { check?: "true" } = {},
): Promise<Outcome<GrowthReading | null>> {
  const { growth } = getApi(context).children[":id"];
  const json = { ...partly<Omit<Told, "kind">>(told), kind };
  const outcome = id
    ? await attempt(growth[":reading"].$put({ param: { id: child, reading: id }, query, json }))
    : await attempt(growth.$post({ param: { id: child }, query, json }));
  if (!outcome.ok) return outcome;
  return { ok: true, value: "data" in outcome.value ? outcome.value.data : null };
}
