import { GONE } from "../member/member.ts";
/** Who a text says it is from. */
export interface Author {
  kind: "member" | "pseudonym" | "gone";
  name: string;
  /** Path of her picture; null under a pseudonym. */
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

/**
 * How far the name under a text reaches: the thread where it is a pseudonym; empty for a member's own name, which is
 * the same everywhere.
 */
export function threadOfName({ id, postId, pseudonym }: { id: string; postId?: string; pseudonym: string | null }) {
  return pseudonym === null ? "" : (postId ?? id);
}

/** A pseudonym shows nothing of the member behind it. */
export function authorOf({ authorId, pseudonym, fullName, image, isSample }: Signed): Author {
  if (authorId === null || fullName === null) return { kind: "gone", name: GONE, image: null, isSample: false };
  if (pseudonym !== null) return { kind: "pseudonym", name: pseudonym, image: null, isSample: isSample === 1 };
  return { kind: "member", name: fullName, image, isSample: isSample === 1 };
}

interface Reachable extends Pick<Signed, "authorId" | "pseudonym"> {
  isFindable: number | null;
  acceptsRequests: number | null;
}

/**
 * Whom this viewer can write to because of a text: its author where she wrote under her own name, lets herself be found
 * and takes requests; no more than the list of people tells any member. Null for everybody else.
 */
export function partnerIdOf(viewer: { id: string } | null, author: Reachable): string | null {
  const { authorId, pseudonym, isFindable, acceptsRequests } = author;
  const isReachable = pseudonym === null && isFindable === 1 && acceptsRequests === 1;
  return viewer && isReachable && authorId !== viewer.id ? authorId : null;
}
