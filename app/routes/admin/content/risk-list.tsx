import type { Risk } from "../../../api/types.ts";

const kinds: Record<Risk["what"], string> = { dose: "Dose or threshold", urgency: "Lowered urgency" };

export function RiskList({ risks }: { risks: Risk[] }) {
  if (risks.length === 0) return null;
  return (
    <ul className="risks">
      {risks.map(({ what, before, after }) => (
        <li key={`${what}${before}${after}`}>
          <h3>{kinds[what]}</h3>
          <dl>
            <div>
              <dt>Readers have</dt>
              <dd dir="auto">{before === null ? "Nothing" : <del>{before}</del>}</dd>
            </div>
            <div>
              <dt>The change</dt>
              <dd dir="auto">{after === null ? "Nothing" : <ins>{after}</ins>}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
