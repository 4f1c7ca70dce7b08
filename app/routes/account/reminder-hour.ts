import { m } from "../../messages/m.ts";

/** Such as `10:00`. */
export const hourName = (hour: number): string => m.remindersAt({ hour: String(hour) });
