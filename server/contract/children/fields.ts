import { z } from "zod";
import { wholeNumber } from "../numbers.ts";
import { say } from "../sentences/say.ts";
import { babyName, scanDays } from "../pregnancies/fields.ts";
import { SEXES } from "./sexes.ts";

export const childName = babyName;
export const childSex = z.enum(SEXES, { error: () => say.childSexWrong() });
/** The fewest completed weeks at birth with which children live, and the most that a pregnancy lasts. */
export const GESTATION_WEEKS = { min: 22, max: 44 };
export const gestationWeeks = wholeNumber(GESTATION_WEEKS.min, GESTATION_WEEKS.max, say.gestationWeeksWrong);
export const gestationDays = scanDays;
