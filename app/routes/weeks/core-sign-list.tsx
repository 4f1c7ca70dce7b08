import { href, Link } from "react-router";
import { CallLinks } from "../../components/call-links.tsx";
import type { CoreSigns } from "./core-signs.ts";

const titles: Record<CoreSigns["who"], string> = {
  pregnant: "Danger signs in any week",
  afterBirth: "Danger signs for you",
  baby: "Danger signs in your baby",
};

export function CoreSignList({ signs }: { signs: CoreSigns[] }) {
  if (signs.length === 0) return null;
  return (
    <section className="core-signs">
      {signs.map(({ who, labels }) => (
        <section key={who} aria-labelledby={`core-${who}`}>
          <h2 id={`core-${who}`}>{titles[who]}</h2>
          <p>Get help now for any of these:</p>
          <ul>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <p>
            <Link to={`${href("/danger-signs")}?who=${who}`}>Check what to do</Link>
          </p>
        </section>
      ))}
      <CallLinks isUrgent={false} />
    </section>
  );
}
