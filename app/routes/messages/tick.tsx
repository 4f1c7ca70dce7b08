import { Icon } from "../../icons/icon.tsx";

export function Tick({ state }: { state: "Sending" | "Sent" | "Read" }) {
  if (state === "Sending") return <span className="tick">Sending</span>;
  return (
    <span className="tick">
      <Icon name={state === "Read" ? "check-check" : "check"} /> <span className="visually-hidden">{state}</span>
    </span>
  );
}
