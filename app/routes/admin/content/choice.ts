import type { ContentKind } from "../../../../server/contract/content/kinds.ts";

/** One of several texts that something is done with. */
export interface Chosen {
  kind: ContentKind;
  key: string;
  version: number;
  title: string;
}

export function choiceOf({ kind, key, version, title }: Chosen): string {
  return `${kind}/${key}/${version}/${title}`;
}
