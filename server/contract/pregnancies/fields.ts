import { z } from "zod";
import { wholeNumber } from "../numbers.ts";
import { anyText } from "../text.ts";
import { LOSS_KINDS } from "./loss-kinds.ts";
import { SCAN_WEEKS_MISSING } from "./sentences.ts";

export const cycleLength = wholeNumber(21, 45, "Enter the days from one period to the next, from 21 to 45.");
export const scanWeeks = wholeNumber(6, 42, SCAN_WEEKS_MISSING);
export const scanDays = wholeNumber(0, 6, "Enter the days beyond those weeks, from 0 to 6.");
export const embryoAgeDays = z.literal([3, 5], "Choose day 3 or day 5.");
/** 4 also stands for more. */
export const numberOfBabies = wholeNumber(1, 4, "Enter how many babies you are expecting, from 1 to 4.");
export const babiesLeft = wholeNumber(1, 3, "Enter how many babies live, from 1 to 3.");
export const babyName = anyText(80);

/** `oneOfSeveral`: one of several babies died, and pages continue for the others. */
export const lossKind = z.enum([...LOSS_KINDS, "oneOfSeveral"], "Choose what happened.");
