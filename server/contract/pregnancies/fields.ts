import { z } from "zod";
import { wholeNumber } from "../numbers.ts";
import { anyText } from "../text.ts";
import { LOSS_KINDS } from "./loss-kinds.ts";
import { say } from "../sentences/say.ts";

export const cycleLength = wholeNumber(21, 45, say.cycleLengthWrong);
export const scanWeeks = wholeNumber(6, 42, say.scanWeeksMissing);
export const scanDays = wholeNumber(0, 6, say.scanDaysWrong);
export const embryoAgeDays = z.literal([3, 5], { error: () => say.embryoDayWrong() });
/** 4 also stands for more. */
export const numberOfBabies = wholeNumber(1, 4, say.numberOfBabiesWrong);
export const babiesLeft = wholeNumber(1, 3, say.babiesLeftWrong);
export const babyName = anyText(80);

/** `oneOfSeveral`: one of several babies died, and pages continue for the others. */
export const lossKind = z.enum([...LOSS_KINDS, "oneOfSeveral"], { error: () => say.lossKindMissing() });
