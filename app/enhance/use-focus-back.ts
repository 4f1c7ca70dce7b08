import { useCallback, useState } from "react";
import { useLocation } from "react-router";

/**
 * Gives the focus back to what opened this part of the page: to the link that was pressed or, where it was opened by
 * its address, to the one that leads to that. A link in a menu that has closed is given it through the menu's button.
 */
export function useFocusBack(): () => void {
  const { pathname, search } = useLocation();
  // Asked now: once it is there, the part itself has the focus.
  const [[address, pressed]] = useState(() => [pathname + search, globalThis.document?.activeElement] as const);
  return useCallback(() => {
    const isThere = pressed?.isConnected && pressed !== document.body;
    const opener = isThere ? pressed : document.querySelector(`a[href="${CSS.escape(address)}"]`);
    const target = opener?.closest("details:not([open])")?.querySelector("summary") ?? opener;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [address, pressed]);
}
