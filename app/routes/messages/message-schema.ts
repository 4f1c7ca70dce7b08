import { z } from "zod";
import { constraintsOf } from "../../forms/submission.ts";
import { requiredText } from "../../forms/text-schema.ts";
import { MESSAGE_MAX } from "./limits.ts";

export const messageSchema = z.object({
  text: requiredText(MESSAGE_MAX, "Write a message."),
  clientId: z.string().max(100).optional(),
});

export type MessageFields = z.input<typeof messageSchema>;

export const messageConstraint = () => constraintsOf(messageSchema);
