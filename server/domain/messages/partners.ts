import type { ExpressionBuilder, JoinBuilder } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import { GONE } from "../member/member.ts";

export interface Partner {
  id: string;
  name: string;
  image: string | null;
  isSample: boolean;
  isGone: boolean;
}

export function partnerOf({ id, fullName, image, isSample }: PartnerRow): Partner {
  return { id, name: fullName ?? GONE, image, isSample: isSample === 1, isGone: fullName === null };
}

interface PartnerRow {
  id: string;
  fullName: string | null;
  image: string | null;
  isSample: number | null;
}

/** Whoever was blocked learns nothing new of the other, but sees the name of that time, and no picture. */
export function isBlockOfReader(join: JoinBuilder<Schema, "conversationSide" | "memberBlock">) {
  return join
    .onRef("memberBlock.memberId", "=", "conversationSide.otherId")
    .onRef("memberBlock.blockedId", "=", "conversationSide.memberId")
    .on("memberBlock.threadId", "=", EVERYWHERE);
}

export function nameForReader(row: ExpressionBuilder<Schema, "member" | "memberBlock">) {
  return row.fn.coalesce("memberBlock.blockerName", "member.fullName").as("fullName");
}
