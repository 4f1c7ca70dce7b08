import { babyName as babyNameField } from "../../../server/contract/pregnancies/fields.ts";
import { BIRTH_DATE_MISSING } from "../../../server/contract/pregnancies/sentences.ts";
import { dateField } from "../../forms/date-field-schema.ts";

export const birthDate = { babyBirthDate: dateField(BIRTH_DATE_MISSING) };

export const babyName = { babyName: babyNameField.optional() };
