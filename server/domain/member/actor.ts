import type { Member } from "./member.ts";

export interface Actor {
  /** The role is the one to act by now: `member` during a suspension. */
  member: Member;
  tokenHash: string;
  signedInAt: number;
  /** When this session last made the second step of a sign-in; epoch milliseconds. */
  secondFactorAt: number | null;
}
