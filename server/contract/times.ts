import { z } from "zod";

export const moment = z.number().meta({ description: "Epoch milliseconds" });
export const day = z.string().meta({ format: "date" });
