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
      {differences.map(({ kind, text }, index) => {
        const key = `${kind}${index}`;
        if (kind === "added") return <ins key={key}>{text}</ins>;
        if (kind === "removed") return <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
    </div>
  );
}
