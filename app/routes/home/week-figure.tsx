import { BeadRing } from "../../components/bead-ring.tsx";
import type { figureOf } from "./load-visitor-home.ts";

export function WeekFigure({ figure }: { figure: ReturnType<typeof figureOf> }) {
  if (!figure) return null;
  const { ring, about } = figure;
  return (
    <figure>
      <BeadRing {...ring} />
      {about ? <figcaption>{about}</figcaption> : null}
    </figure>
  );
}
