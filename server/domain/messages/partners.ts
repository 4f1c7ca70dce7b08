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
