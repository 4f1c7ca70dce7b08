import { Icon } from "../icons/icon.tsx";

export function DangerMark() {
  return (
    <p className="danger-mark">
      <Icon name="circle-alert" />
      Danger sign
    </p>
  );
}
