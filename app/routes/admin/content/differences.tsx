import type { Difference } from "../../../api/types.ts";

export function Differences({ of: differences, none }: { of: Difference[]; none: string }) {
  if (differences.length === 0) return <p>{none}</p>;
  return (
    <div className="evidence-text" dir="auto">
      {differences.map(({ kind, text }, index) => {
        const key = `${kind}${index}`;
        if (kind === "added") return <ins key={key}>{text}</ins>;
        if (kind === "removed") return <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
    </div>
  );
}
