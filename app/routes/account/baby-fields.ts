import { babyName as babyNameField } from "../../../server/contract/pregnancies/fields.ts";
import { dateField } from "../../forms/date-field-schema.ts";
import { say } from "../../../server/contract/sentences/say.ts";

export const birthDate = { babyBirthDate: dateField(say.birthDateMissing) };

export const babyName = { babyName: babyNameField.optional() };
