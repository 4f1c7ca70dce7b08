import { z } from "zod";
import { formKey } from "../../../server/contract/form-key.ts";
import { protein, readingKind, movements, sugarTime } from "../../../server/contract/record/fields.ts";
import { READING_KINDS, type ReadingKind } from "../../../server/contract/record/kinds.ts";
import { say } from "../../../server/contract/sentences/say.ts";
import { spoken, type Words } from "../../../server/contract/sentences/words.ts";
import { dateField } from "../../forms/date-field-schema.ts";
import { constraintsOf } from "../../forms/submission.ts";
import { westernDigits } from "../../forms/western-digits.ts";

/** Many write a comma for the point. */
export function typedNumber(wrong: Words) {
  const error = () => spoken(wrong);
  return z.string({ error }).transform((typed, check) => {
    const plain = westernDigits(typed).replaceAll(/[,٫]/g, ".").replaceAll(/\s/g, "");
    if (/^\d{1,5}(\.\d{1,3})?$/.test(plain)) return Number(plain);
    check.addIssue({ code: "custom", message: spoken(wrong) });
    return z.NEVER;
  });
}

const common = { kind: readingKind, formKey: formKey.optional(), date: dateField(say.readingDateWrong) };

export const readingSchemas = {
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

export const readingConstraint = (kind: ReadingKind) => constraintsOf(readingSchemas[kind]);

export function kindNamed(name: unknown): ReadingKind | undefined {
  return READING_KINDS.find((kind) => kind === name);
}
