import { z } from "zod";
import { childName, childSex, gestationDays, gestationWeeks } from "../../../server/contract/children/fields.ts";
import { formKey } from "../../../server/contract/form-key.ts";
import { say } from "../../../server/contract/sentences/say.ts";
import { dateField } from "../../forms/date-field-schema.ts";

export const childSchema = z.object({
  formKey: formKey.optional(),
  name: childName.optional(),
  birthDate: dateField(say.birthDateMissing),
  sex: childSex.optional(),
  gestationWeeks: gestationWeeks.optional(),
  gestationDays: gestationDays.optional(),
});
