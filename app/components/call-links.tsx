import { Icon } from "../icons/icon.tsx";
import { useApp } from "../use-app.ts";

/** The call that saves time: one tap to the emergency number; the helpline where there is time to ask. */
export function CallLinks({ isUrgent }: { isUrgent: boolean }) {
  const { emergencyNumber, helplineNumber } = useApp();
  return (
    <p className="actions">
      {isUrgent ? (
        <a className="button danger" href={`tel:${emergencyNumber}`}>
          <Icon name="phone" />
          Call {emergencyNumber} now
        </a>
      ) : null}{" "}
      <a className="button plain" href={`tel:${helplineNumber}`}>
        <Icon name="phone" />
        Health helpline {helplineNumber}
      </a>
    </p>
  );
}
