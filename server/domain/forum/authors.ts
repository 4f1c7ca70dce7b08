import { say } from "../../contract/sentences/say.ts";
import { GONE } from "../member/member.ts";
import { pseudonymInWords } from "./pseudonym-names.ts";

export interface Author {
  kind: "member" | "pseudonym" | "gone";
  name: string;
  image: string | null;
  isSample: boolean;
}

interface Signed {
  authorId: string | null;
  pseudonym: string | null;
  fullName: string | null;
  image: string | null;
  isSample: number | null;
}

/** The thread of a pseudonym; empty for a member's own name, which is the same everywhere. */
export function threadOfName({ id, postId, pseudonym }: { id: string; postId?: string; pseudonym: string | null }) {
  return pseudonym === null ? "" : (postId ?? id);
}

/** A pseudonym shows nothing of the member behind it, not even that the account is gone: the name would change with it. */
export function authorOf({ authorId, pseudonym, fullName, image, isSample }: Signed): Author {
  if (pseudonym !== null) return { kind: "pseudonym", name: pseudonym, image: null, isSample: isSample === 1 };
  if (authorId === null || fullName === null) return { kind: "gone", name: GONE, image: null, isSample: false };
  return { kind: "member", name: fullName, image, isSample: isSample === 1 };
}

export function nameInWords({ kind, name }: Pick<Author, "kind" | "name">): string {
  if (kind === "gone") return say.deletedMember();
  return kind === "pseudonym" ? pseudonymInWords(name) : name;
}

interface Reachable extends Pick<Signed, "authorId" | "pseudonym"> {
  isFindable: number | null;
  acceptsRequests: number | null;
}

/** Tells a viewer no more than the list of people tells any member. */
export function partnerIdOf(viewer: { id: string } | null, author: Reachable): string | null {
  const { authorId, pseudonym, isFindable, acceptsRequests } = author;
  const isReachable = pseudonym === null && isFindable === 1 && acceptsRequests === 1;
  return viewer && isReachable && authorId !== viewer.id ? authorId : null;
}
