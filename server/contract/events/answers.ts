import { z } from "zod";
import { html, languageOfWords, SourceJson } from "../content/answers.ts";
import { day } from "../times.ts";

export const EventJson = z
  .object({
    _id: z.string(),
    eventId: z.string().meta({ description: "Of all its days the same" }),
    isWeekly: z.boolean().meta({ description: "Whether it is on every week, on the weekday of its date" }),
    name: z.string(),
    date: day,
    lastDate: day,
    time: z.string().nullable().meta({ example: "10:00", description: "null: the whole day" }),
    venue: z.string(),
    description: html,
    city: z.object({ _id: z.string().nullable().meta({ description: "null: everywhere" }) }),
    source: SourceJson.or(z.null()),
    isSample: z.boolean(),
    ...languageOfWords,
  })
  .meta({ id: "Event" });
export type EventJson = z.infer<typeof EventJson>;
