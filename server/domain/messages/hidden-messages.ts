import { expressionBuilder, type Expression } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** The row by which a member has put a message out of her sight. @param messageId of the message, as the query has it. */
export function hidingOf(messageId: Expression<string>, memberId: string) {
  return expressionBuilder<Schema>()
    .selectFrom("hiddenMessage")
    .select("hiddenMessage.messageId")
    .where("hiddenMessage.messageId", "=", messageId)
    .where("hiddenMessage.memberId", "=", memberId);
}
