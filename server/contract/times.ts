import { z } from "zod";

export const moment = z.int().meta({ description: "Epoch milliseconds" });
export const day = z.string().meta({ format: "date" });
export const instant = z.string().meta({ format: "date-time" });
