import { keptOn } from "./kept-page.tsx";
import { Picture } from "./picture.tsx";

interface Props {
  of: "pregnancy" | "baby";
  /** Whole weeks that have passed since the last period, or since the birth. */
  weeks: number;
  picture: string;
}

interface Beads {
  count: number;
  radius: number;
  /** The ring is a little wider after these beads, where a trimester or a quarter of a year ends. */
  gapsAfter: number[];
}

const beadsOf: Record<Props["of"], Beads> = {
  pregnancy: { count: 40, radius: 3.9, gapsAfter: [13, 27] },
  baby: { count: 52, radius: 3.2, gapsAfter: [6, 13, 26, 39] },
};

const RING = { middle: 100, radius: 92, gapDegrees: 4.2 };

/** A bead for each week around the picture of this one. The words beside it say the same, so it is decoration. */
export function BeadRing({ of, weeks, picture }: Props) {
  if (import.meta.env.SSR && keptOn()) return null;
  const { count, radius } = beadsOf[of];
  const dots = positions(beadsOf[of]);
  // After 41 weeks nobody knows the day, and after a year the ring is full: none is the present one.
  const isOver = weeks >= (of === "pregnancy" ? 41 : count);
  const present = isOver ? null : Math.min(weeks, count - 1);
  const done = present ?? count;
  const isGoalAhead = of === "pregnancy" && present !== count - 1;
  const ahead = dots.slice(done + 1, isGoalAhead ? count - 1 : count);
  return (
    <div className={`bead-ring ${of}`}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <path className="ahead" d={drawn(ahead)} strokeWidth={2 * radius} />
        <path className="done" d={drawn(dots.slice(0, done))} strokeWidth={2 * radius} />
        {isGoalAhead ? <path className="goal" d={drawn(dots.slice(-1))} strokeWidth={10.6} /> : null}
        {present === null ? null : <circle className="present" {...at(dots[present])} r={radius + 2.9} />}
      </svg>
      <Picture path={picture} />
    </div>
  );
}

type Dot = readonly [x: number, y: number];

function positions({ count, gapsAfter }: Beads): Dot[] {
  const step = (360 - RING.gapDegrees * gapsAfter.length) / count;
  return Array.from({ length: count }, (_, index) => {
    const gaps = gapsAfter.filter((bead) => bead <= index).length;
    const turn = ((step * (index + 0.5) + RING.gapDegrees * gaps) * Math.PI) / 180;
    return [tenth(RING.middle + RING.radius * Math.sin(turn)), tenth(RING.middle - RING.radius * Math.cos(turn))];
  });
}

const tenth = (number: number) => Math.round(number * 10) / 10;

const at = (dot: Dot | undefined) => (dot ? { cx: dot[0], cy: dot[1] } : {});

/** A line without length and with round ends is a dot: three paths are lighter than fifty circles. */
const drawn = (dots: Dot[]) => dots.map(([x, y]) => `M${x} ${y}h0`).join("");
