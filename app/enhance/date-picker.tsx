import { useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "../icons/icon.tsx";
import { m } from "../messages/m.ts";

export function DatePicker({ label, ids }: { label: string; ids: string[] }) {
  const isHydrated = useHydrated();
  const picker = useRef<HTMLInputElement>(null);
  if (!isHydrated) return null;
  const fill = (value: string) => {
    const [year, month, day] = value.split("-");
    for (const [index, part] of [day, month, year].entries()) {
      const input = document.getElementById(ids[index] ?? "");
      if (!(input instanceof HTMLInputElement) || !part) continue;
      input.value = String(Number(part));
      // What follows the fields as they are typed hears of it.
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  return (
    <span className="date-picker">
      <button type="button" className="button plain" onClick={() => picker.current?.showPicker()}>
        <Icon name="calendar-days" />
        <span className="visually-hidden">{m.datePick({ field: label })}</span>
      </button>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => fill(event.currentTarget.value)}
      />
    </span>
  );
}
