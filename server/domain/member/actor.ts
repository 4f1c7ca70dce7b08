import type { Member } from "./member.ts";

/** A member acting through a token. */
export interface Actor {
  /** With the role by which she may act now: while she may only read, it rests. */
  member: Member;
  tokenHash: string;
  signedInAt: number;
}
