import { expressionBuilder, type Expression } from "kysely";
import type { Schema } from "../../db/schema.ts";

export function hidingOf(messageId: Expression<string>, memberId: string) {
  return expressionBuilder<Schema>()
    .selectFrom("hiddenMessage")
    .select("hiddenMessage.messageId")
    .where("hiddenMessage.messageId", "=", messageId)
    .where("hiddenMessage.memberId", "=", memberId);
}
