import { z } from "zod";
import { formKey } from "../../../../server/contract/form-key.ts";
import { growthKind, growthPosition } from "../../../../server/contract/growth/fields.ts";
import { GROWTH_KINDS, type GrowthKind } from "../../../../server/contract/growth/kinds.ts";
import { say } from "../../../../server/contract/sentences/say.ts";
import { dateField } from "../../../forms/date-field-schema.ts";
import { constraintsOf } from "../../../forms/submission.ts";
import { typedNumber } from "../reading-schema.ts";

const common = {
  kind: growthKind,
  formKey: formKey.optional(),
  date: dateField(say.readingDateWrong),
};

const missing: Record<GrowthKind, () => string> = {
  weight: say.growthWeightMissing,
  length: say.growthLengthMissing,
  head: say.growthHeadMissing,
  arm: say.growthArmMissing,
};

const schemaOf = (kind: GrowthKind) => z.object({ ...common, value: typedNumber(missing[kind]) });

export const measureSchemas = {
  weight: schemaOf("weight"),
  length: schemaOf("length").extend({ position: growthPosition }),
  head: schemaOf("head"),
  arm: schemaOf("arm"),
} satisfies Record<GrowthKind, z.ZodObject>;

export const measureConstraint = (kind: GrowthKind) => constraintsOf(measureSchemas[kind]);

export function growthKindNamed(name: unknown): GrowthKind | undefined {
  return GROWTH_KINDS.find((kind) => kind === name);
}
