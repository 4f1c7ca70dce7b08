import { m } from "../messages/m.ts";
import { useApp } from "../use-app.ts";
import { Rich } from "./rich.tsx";

/** Nobody may look at once at what is sent. */
export function DangerLine() {
  const { emergencyNumber: number } = useApp();
  return <Rich of={m.contactDanger} marks={{ call: <a href={`tel:${number}`}>{number}</a> }} with={{ number }} />;
}
