import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/names.ts";

interface Props {
  /** Crown to rump in cm; null where no standard gives it. */
  length: number | null;
  /** kg; null where no standard gives it. */
  weight: number | null;
  daysLeft?: number | null;
}

export function Numbers({ length, weight, daysLeft = null }: Props) {
  const numbers: { icon: IconName; value: string; label: string }[] = [];
  if (length !== null) numbers.push({ icon: "ruler", value: `${length} cm`, label: "about, head to bottom" });
  if (weight !== null) numbers.push({ icon: "scale", value: `${weight} KG`, label: "about, weight" });
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
