import { z } from "zod";
import { moment } from "../times.ts";

export const SessionJson = z
  .object({
    _id: z.string(),
    isThis: z.boolean().meta({ description: "The one of the token that asks" }),
    isSharedPhone: z.boolean(),
    deviceName: z.string().nullable().meta({ example: "Chrome on Android", description: "Null when not known" }),
    createdTime: moment,
    lastSeenTime: z.int().meta({ description: "Epoch milliseconds, to the minute" }),
  })
  .meta({ id: "Session" });
