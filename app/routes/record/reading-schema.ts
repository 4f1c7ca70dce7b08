import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { formKey } from "../../../server/contract/form-key.ts";
import { protein, readingKind, movements, sugarTime } from "../../../server/contract/record/fields.ts";
import { READING_KINDS, type ReadingKind } from "../../../server/contract/record/kinds.ts";
import { say } from "../../../server/contract/sentences/say.ts";
import { spoken, type Words } from "../../../server/contract/sentences/words.ts";
import { attempt, getApi, partly, type Outcome } from "../../api/client.ts";
import type { Reading } from "../../api/types.ts";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { dateField } from "../../forms/date-field-schema.ts";
import { unknownForm } from "../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";

/** Many write a comma for the point. */
function typedNumber(wrong: Words) {
  const error = () => spoken(wrong);
  return z.string({ error }).transform((typed, check) => {
    const plain = westernDigits(typed).replaceAll(/[,٫]/g, ".").replaceAll(/\s/g, "");
    if (/^\d{1,5}(\.\d{1,3})?$/.test(plain)) return Number(plain);
    check.addIssue({ code: "custom", message: spoken(wrong) });
    return z.NEVER;
  });
}

const common = { kind: readingKind, formKey: formKey.optional(), date: dateField(say.readingDateWrong) };

const schemas = {
  bloodPressure: z.object({
    ...common,
    systolic: typedNumber(say.readingPressureWrong),
    diastolic: typedNumber(say.readingPressureWrong),
  }),
  weight: z.object({ ...common, kilograms: typedNumber(say.readingWeightWrong) }),
  haemoglobin: z.object({ ...common, haemoglobin: typedNumber(say.readingHaemoglobinWrong) }),
  urineProtein: z.object({ ...common, protein }),
  bloodSugar: z.object({ ...common, sugar: typedNumber(say.readingSugarWrong), sugarTime }),
  movements: z.object({ ...common, movements }),
} satisfies Record<ReadingKind, z.ZodObject>;

export const readingConstraint = (kind: ReadingKind) => constraintsOf(schemas[kind]);

export function kindNamed(name: unknown): ReadingKind | undefined {
  return READING_KINDS.find((kind) => kind === name);
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

/** @param id of the reading that is changed; undefined for a new one */
export async function saveReading(request: Request, context: Readonly<RouterContextProvider>, id?: string) {
  const form = withBothNumbers(await request.formData());
  const kind = kindNamed(form.get("kind"));
  if (!kind) throw unknownForm();
  const schema: z.ZodObject = schemas[kind];
  const submission = readForm(form, schema);
  if (submission.status !== "success") {
    const { kind: _, ...sound } = soundFields(form, submission, schema.partial()) ?? {};
    return { answer: incomplete(submission, await faultsIn(sound, send(context, kind, sound, id, { check: "true" }))) };
  }
  const { kind: _, ...told } = submission.value;
  const outcome = await send(context, kind, told, id);
  if (!outcome.ok) return { answer: refused(submission, outcome.failure) };
  return { saved: outcome.value };
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
