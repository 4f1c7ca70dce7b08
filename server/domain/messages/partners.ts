import { GONE } from "../member/member.ts";

/** Somebody to talk with, as much of her as others are told. */
export interface Partner {
  id: string;
  name: string;
  image: string | null;
  isSample: boolean;
  isGone: boolean;
}

/** @param member a row of hers; null when she is gone. */
export function partnerOf({ id, fullName, image, isSample }: PartnerRow): Partner {
  return { id, name: fullName ?? GONE, image, isSample: isSample === 1, isGone: fullName === null };
}

interface PartnerRow {
  id: string;
  fullName: string | null;
  image: string | null;
  isSample: number | null;
}
