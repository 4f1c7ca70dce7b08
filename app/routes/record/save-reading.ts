import { href, redirect, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { ReadingKind } from "../../../server/contract/record/kinds.ts";
import { attempt, getApi, part, partly, type Outcome } from "../../api/client.ts";
import type { Reading } from "../../api/types.ts";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { unknownForm } from "../../forms/intent.ts";
import { incomplete, readForm, refused } from "../../forms/submission.ts";
import { westernDigits } from "../../forms/western-digits.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import { kindNamed, readingSchemas } from "./reading-schema.ts";
import { saysWhatToDo, urgentLevel } from "./shown-readings.ts";

/** @param id of the reading that is changed; undefined for a new one */
export async function saveReading(request: Request, context: Readonly<RouterContextProvider>, id?: string) {
  const form = withBothNumbers(await request.formData());
  const kind = kindNamed(form.get("kind"));
  if (!kind) throw unknownForm();
  const schema: z.ZodObject = readingSchemas[kind];
  const submission = readForm(form, schema);
  if (submission.status !== "success") {
    const { kind: _, ...sound } = soundFields(form, submission, schema.partial()) ?? {};
    return incomplete(submission, await faultsIn(sound, send(context, kind, sound, id, { check: "true" })));
  }
  const { kind: _, ...told } = submission.value;
  const outcome = await send(context, kind, told, id);
  if (!outcome.ok) return refused(submission, outcome.failure);
  if (outcome.value) {
    const { value: record } = await part(getApi(context).record.$get());
    const message = savedWords(outcome.value, record?.data.kinds ?? []);
    flash(context, { kind: "status", message });
  }
  return redirect(href("/record"), 303);
}

const BOTH_NUMBERS = /^\s*([\d.,]+)\s*\/\s*([\d.,]+)\s*$/;

/** '120/80' typed into the first field is both numbers. */
function withBothNumbers(form: FormData): FormData {
  const typed = form.get("systolic");
  if (typeof typed !== "string") return form;
  const [, first, second] = BOTH_NUMBERS.exec(westernDigits(typed)) ?? [];
  if (first === undefined || second === undefined || form.get("diastolic")) return form;
  form.set("systolic", first);
  form.set("diastolic", second);
  return form;
}

type Told = Parameters<ReturnType<typeof getApi>["record"]["reading"]["$post"]>[0]["json"];

async function send(
  context: Readonly<RouterContextProvider>,
  kind: ReadingKind,
  told: object,
  id: string | undefined,
  query: { check?: "true" } = {},
): Promise<Outcome<Reading | null>> {
  const { reading } = getApi(context).record;
  const json = { ...partly<Omit<Told, "kind">>(told), kind };
  const outcome = id
    ? await attempt(reading[":id"].$put({ param: { id }, query, json }))
    : await attempt(reading.$post({ query, json }));
  if (!outcome.ok) return outcome;
  return { ok: true, value: "data" in outcome.value ? outcome.value.data : null };
}

type Saved = Pick<Reading, "name" | "inWords" | "advice">;

/** @param kinds with the readings beside it; without them it is judged alone */
export function savedWords(saved: Saved, kinds: readonly { readings: readonly Saved[] }[]) {
  const { name, inWords: value, advice } = saved;
  const level = urgentLevel([saved, ...kinds.flatMap(({ readings }) => readings)]);
  return advice && saysWhatToDo(advice, level)
    ? m.recordSavedAdvice({ name, value, sentence: advice.sentence })
    : m.recordSaved({ name, value });
}
