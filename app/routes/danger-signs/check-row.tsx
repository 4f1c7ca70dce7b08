import type { ReactNode } from "react";

interface Props {
  name: string;
  value: string;
  label: ReactNode;
  isTicked?: boolean;
}

/** A sign of danger that can be ticked; the whole row is its target. The rows stand in a `.check-rows`. */
export function CheckRow({ name, value, label, isTicked = false }: Props) {
  return (
    <div>
      <label className="check-row">
        <input type="checkbox" name={name} value={value} defaultChecked={isTicked} /> <span>{label}</span>
      </label>
    </div>
  );
}
