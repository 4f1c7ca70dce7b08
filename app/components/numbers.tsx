import { Icon } from "../icons/icon.tsx";
import type { Week } from "../api/types.ts";
import type { IconName } from "../icons/names.ts";

interface Props {
  /** cm; null where no source gives it. */
  length: number | null;
  measure: Week["babyLengthMeasure"];
  /** kg; null where no standard gives it. */
  weight: number | null;
  daysLeft?: number | null;
}

const lengthLabel = { crownToRump: "Length, head to bottom", crownToHeel: "Length, head to heel" };

export function Numbers({ length, measure, weight, daysLeft = null }: Props) {
  const numbers: { icon: IconName; value: string; label: string }[] = [];
  if (length !== null)
    numbers.push({ icon: "ruler", value: `${length} cm`, label: lengthLabel[measure ?? "crownToRump"] });
  if (weight !== null) numbers.push({ icon: "scale", value: `${weight} KG`, label: "Weight, about" });
  if (daysLeft !== null)
    numbers.push({ icon: "calendar-days", value: String(daysLeft), label: daysLeft === 1 ? "day left" : "days left" });
  if (numbers.length === 0) return null;
  return (
    <dl className="numbers">
      {numbers.map(({ icon, value, label }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
