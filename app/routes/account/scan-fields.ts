import { z } from "zod";

export const weeksMissing = "Enter how many weeks the scan found, from 6 to 42.";
const daysWrong = "Enter the days beyond those weeks, from 0 to 6.";

export const scanWeeks = z.number(weeksMissing).int(weeksMissing).min(6, weeksMissing).max(42, weeksMissing);
export const scanDays = z.number(daysWrong).int(daysWrong).min(0, daysWrong).max(6, daysWrong);
