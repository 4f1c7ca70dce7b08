import { useCallback, useState } from "react";
import { useLocation } from "react-router";

export function useFocusBack(): () => void {
  const { pathname, search } = useLocation();
  // Read during the first render: later the part itself has the focus.
  const [[address, pressed]] = useState(() => [pathname + search, globalThis.document?.activeElement] as const);
  return useCallback(() => {
    const isThere = pressed?.isConnected && pressed !== document.body;
    const opener = isThere ? pressed : document.querySelector(`a[href="${CSS.escape(address)}"]`);
    const target = opener?.closest("details:not([open])")?.querySelector("summary") ?? opener;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [address, pressed]);
}
