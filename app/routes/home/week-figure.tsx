import { BeadRing } from "../../components/bead-ring.tsx";
import type { weekToShow } from "./load-visitor-home.ts";

export function WeekFigure({ week }: { week: Awaited<ReturnType<typeof weekToShow>> }) {
  if ("problem" in week) return null;
  return (
    <figure>
      <BeadRing of="pregnancy" weeks={week.week} picture={week.picture} />
      <figcaption>
        {week.about} <span className="scale">{week.scale}</span>
      </figcaption>
    </figure>
  );
}
