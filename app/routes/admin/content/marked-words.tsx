import { Fragment } from "react";
import { isolateNumbers } from "../../../../server/contract/isolates.ts";
import type { Difference } from "../../../api/types.ts";
import type { Written } from "./written.ts";

const tags = { same: "span", added: "ins", removed: "del" } as const;

interface Props {
  of: Difference[];
  dir?: Written["dir"] | undefined;
}

export function MarkedWords({ of: differences, dir }: Props) {
  return differences.map(({ kind, text }, index) => {
    const Tag = tags[kind];
    const key = `${kind}${index}`;
    return (
      <Fragment key={key}>
        {isTouching(differences[index - 1], { kind, text }) ? " " : null}
        <Tag>{dir === "rtl" ? isolateNumbers(text) : text}</Tag>
      </Fragment>
    );
  });
}

/** What was removed and what was added would read as one word. */
function isTouching(last: Difference | undefined, { kind, text }: Difference) {
  if (!last || last.kind === "same" || kind === "same") return false;
  return /\S$/.test(last.text) && /^\S/.test(text);
}
