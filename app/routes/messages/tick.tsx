import { Icon } from "../../icons/icon.tsx";

/** How far her message has come: never further than is known. */
export function Tick({ state }: { state: "Sending" | "Stored" | "Read" }) {
  return (
    <span className="tick">
      {state === "Sending" ? null : <Icon name={state === "Read" ? "check-check" : "check"} />} {state}
    </span>
  );
}
