import { Fragment } from "react";
import type { Difference } from "../../../api/types.ts";
import type { Written } from "./written.ts";

interface Props {
  of: Difference[];
  none: string;
  /** Left out where each line says it by its letters. */
  written?: Written;
}

const BY_LETTERS: Written = { dir: "auto" };

export function Differences({ of: differences, none, written = BY_LETTERS }: Props) {
  if (differences.length === 0) return <p>{none}</p>;
  return (
    <div className="evidence-text" {...written}>
      <Words of={differences} />
    </div>
  );
}

const tags = { same: "span", added: "ins", removed: "del" } as const;

export function Words({ of: differences }: { of: Difference[] }) {
  return differences.map(({ kind, text }, index) => {
    const Tag = tags[kind];
    const key = `${kind}${index}`;
    return (
      <Fragment key={key}>
        {isTouching(differences[index - 1], { kind, text }) ? " " : null}
        <Tag>{text}</Tag>
      </Fragment>
    );
  });
}

/** What was removed and what was added would read as one word. */
function isTouching(last: Difference | undefined, { kind, text }: Difference) {
  if (!last || last.kind === "same" || kind === "same") return false;
  return /\S$/.test(last.text) && /^\S/.test(text);
}
