import type { KindOfContent } from "./kind.ts";
import { listKinds } from "./list-kinds.ts";
import { textKinds } from "./text-kinds.ts";

const kinds = { ...textKinds, ...listKinds };

export type ContentKind = keyof typeof kinds;

export const kindsOfContent: Record<ContentKind, KindOfContent> = kinds;

export const CONTENT_KINDS: readonly ContentKind[] = Object.keys(kinds).filter(isContentKind);

export function isContentKind(name: string): name is ContentKind {
  return Object.hasOwn(kinds, name);
}

export const isOpen = (kind: ContentKind) => kindsOfContent[kind].isOpen;
export const isAdvice = (kind: ContentKind) => kindsOfContent[kind].isAdvice;
