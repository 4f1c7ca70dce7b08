import { BeadRing } from "../../components/bead-ring.tsx";
import type { OwnWeek } from "./week-of.ts";

export function WeekCard({ week: { title, text, ring } }: { week: OwnWeek }) {
  return (
    <div className="own-week">
      <BeadRing {...ring} />
      <p>
        <strong>{title}</strong> {text ? <span className="quiet">{text}</span> : null}
      </p>
    </div>
  );
}
