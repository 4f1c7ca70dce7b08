import { Icon } from "../../icons/icon.tsx";
import { m } from "../../messages/m.ts";

export function Tick({ state }: { state: "sending" | "sent" | "read" }) {
  if (state === "sending") return <span className="tick">{m.messageSending()}</span>;
  return (
    <span className="tick">
      <Icon name={state === "read" ? "check-check" : "check"} />{" "}
      <span className="visually-hidden">{state === "read" ? m.messageRead() : m.messageSent()}</span>
    </span>
  );
}
