import { babyName as babyNameField } from "../../../server/contract/pregnancies/fields.ts";
import { BIRTH_DATE_MISSING } from "../../../server/contract/pregnancies/sentences.ts";
import { dateField } from "../../forms/date-field-schema.ts";

/** A baby's birth date as forms ask for it. */
export const birthDate = { babyBirthDate: dateField(BIRTH_DATE_MISSING) };

/** A baby's name as forms ask for it. */
export const babyName = { babyName: babyNameField.optional() };
