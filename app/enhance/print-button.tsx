import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "../icons/icon.tsx";

/** Opens the browser's own print sheet; without script its menu does. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="button plain" onClick={() => window.print()}>
      <Icon name="printer" />
      Print
    </button>
  );
}
