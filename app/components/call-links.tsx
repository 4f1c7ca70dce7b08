import { Icon } from "../icons/icon.tsx";
import { useApp } from "../use-app.ts";

/** The emergency number only, no helpline: any other danger sign is a matter for her hospital or midwife. */
export function CallLinks({ isUrgent }: { isUrgent: boolean }) {
  const { emergencyNumber } = useApp();
  return (
    <p className="actions">
      <a className={isUrgent ? "button danger" : "button plain"} href={`tel:${emergencyNumber}`}>
        <Icon name="phone" />
        {isUrgent ? `Call ${emergencyNumber} now` : `In danger, call ${emergencyNumber}`}
      </a>
    </p>
  );
}
