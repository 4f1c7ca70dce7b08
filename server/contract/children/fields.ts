import { z } from "zod";
import { wholeNumber } from "../numbers.ts";
import { say } from "../sentences/say.ts";
import { babyName, scanDays } from "../pregnancies/fields.ts";
import { SEXES } from "./sexes.ts";

export const childName = babyName;
export const childSex = z.enum(SEXES, { error: () => say.childSexWrong() });
/** Completed weeks at birth: the fewest with which children live, and the most that a pregnancy lasts. */
export const gestationWeeks = wholeNumber(22, 44, say.gestationWeeksWrong);
export const gestationDays = scanDays;
