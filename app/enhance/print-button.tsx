import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "../icons/icon.tsx";

export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="button plain" onClick={() => window.print()}>
      <Icon name="printer" />
      Print
    </button>
  );
}
