import { Icon } from "../../icons/icon.tsx";

export function Tick({ state }: { state: "Sending" | "Stored" | "Read" }) {
  return (
    <span className="tick">
      {state === "Sending" ? null : <Icon name={state === "Read" ? "check-check" : "check"} />} {state}
    </span>
  );
}
