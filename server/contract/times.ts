import { z } from "zod";

export const moment = z.int().meta({ description: "Epoch milliseconds" });
export const day = z.string().meta({ format: "date" });
