import { z } from "zod";
import { wholeNumber } from "../numbers.ts";
import { say } from "../sentences/say.ts";
import { babyName, scanDays } from "../pregnancies/fields.ts";
import { GESTATION_WEEKS } from "./gestation.ts";
import { SEXES } from "./sexes.ts";

export const childName = babyName;
export const childSex = z.enum(SEXES, { error: () => say.childSexWrong() });
export const gestationWeeks = wholeNumber(GESTATION_WEEKS.min, GESTATION_WEEKS.max, say.gestationWeeksWrong);
export const gestationDays = scanDays;
