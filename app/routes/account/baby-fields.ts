import { z } from "zod";
import { dateField } from "../../forms/date-field-schema.ts";

/** A baby's birth date as forms ask for it. */
export const birthDate = { babyBirthDate: dateField("Enter your baby's birth date.") };

/** A baby's name as forms ask for it. */
export const babyName = { babyName: z.string().trim().max(80, "Use at most 80 characters.").optional() };
