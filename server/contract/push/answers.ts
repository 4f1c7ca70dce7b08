import { z } from "zod";

export const PushJson = z
  .object({
    publicKey: z.string().meta({ description: "The `applicationServerKey` with which the browser subscribes" }),
    isOn: z.boolean().meta({ description: "Whether this session is notified" }),
    mayTurnOn: z.boolean().meta({ description: "false: the member signed in with 'not my phone'" }),
    messages: z.boolean(),
    news: z.boolean(),
  })
  .meta({ id: "Push" });
export type PushJson = z.infer<typeof PushJson>;
