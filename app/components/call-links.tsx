import type { Helpline } from "../api/types.ts";
import { Icon } from "../icons/icon.tsx";
import { useApp } from "../use-app.ts";

interface Props {
  isUrgent: boolean;
  /** Of her city, where the page knows them. */
  helplines?: Helpline[];
}

/** The emergency number only, no helpline: any other danger sign is a matter for her hospital or midwife. */
export function CallLinks({ isUrgent, helplines }: Props) {
  const { emergencyNumber } = useApp();
  const number = helplines?.find(({ purpose }) => purpose === "emergency")?.number ?? emergencyNumber;
  return (
    <p className="actions calls">
      <a className={isUrgent ? "button call" : "button plain"} href={`tel:${number}`}>
        <Icon name="phone" />
        {isUrgent ? `Call ${number}` : `In danger, call ${number}`}
      </a>
    </p>
  );
}
