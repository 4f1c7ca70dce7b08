import type { Member } from "./member.ts";

export interface Actor {
  /** Her role is the one that she may act by now: `member` while she is suspended. */
  member: Member;
  tokenHash: string;
  signedInAt: number;
  /** When this session last made the second step of a sign-in; epoch milliseconds. */
  secondFactorAt: number | null;
}
