import type { ContentKind } from "../../../../server/contract/content/kinds.ts";

export interface Chosen {
  kind: ContentKind;
  key: string;
  version: number;
  title: string;
}

export function choiceOf({ kind, key, version, title }: Chosen): string {
  return `${kind}/${key}/${version}/${title}`;
}
