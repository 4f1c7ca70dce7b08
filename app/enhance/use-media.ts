import { useCallback, useSyncExternalStore } from "react";

/** Whether the query holds; `onServer` until script runs. */
export function useMedia(query: string, onServer: boolean) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
