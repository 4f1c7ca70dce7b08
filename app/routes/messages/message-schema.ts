import { z } from "zod";
import { messageText } from "../../../server/contract/messages/fields.ts";
import { constraintsOf } from "../../forms/submission.ts";

export const messageSchema = z.object({
  text: messageText,
  clientId: z.string().max(100).optional(),
});

export type MessageFields = z.input<typeof messageSchema>;

export const messageConstraint = () => constraintsOf(messageSchema);
