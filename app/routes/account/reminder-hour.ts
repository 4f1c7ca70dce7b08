import { m } from "../../messages/m.ts";

export const hourName = (hour: number): string => m.remindersAt({ hour: String(hour) });
