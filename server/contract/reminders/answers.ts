import { z } from "zod";
import { REMINDER_CHANNELS } from "./channels.ts";

export const ReminderChoiceJson = z
  .object({
    state: z.enum(["on", "off", "stopped", "afterLoss"]).meta({
      description:
        "stopped: the number answered STOP, and only START from it ends that. afterLoss: nothing is sent, and nothing can be turned on",
    }),
    channels: z.array(z.enum(REMINDER_CHANNELS)).meta({
      description:
        "Of which the member can choose one. push, a notice on the phone, is there once one of the member's sessions takes notices (`PUT /push`)",
    }),
    channel: z.enum(REMINDER_CHANNELS),
    hour: z.int().meta({ example: 10, description: "From 8 to 20" }),
    timeZone: z.string().meta({ example: "Asia/Karachi", description: "In which the hour is meant" }),
    isPhoneProved: z.boolean().meta({ description: "Only then can they be turned on, unless by push" }),
  })
  .meta({ id: "ReminderChoice" });
export type ReminderChoiceJson = z.infer<typeof ReminderChoiceJson>;
