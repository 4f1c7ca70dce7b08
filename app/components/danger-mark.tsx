import { Icon } from "../icons/icon.tsx";

/** Marks a danger sign, in words as well as colour. */
export function DangerMark() {
  return (
    <p className="danger-mark">
      <Icon name="circle-alert" />
      Danger sign
    </p>
  );
}
