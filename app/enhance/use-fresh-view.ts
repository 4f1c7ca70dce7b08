import { useEffect, useEffectEvent, useRef } from "react";
import { useNews } from "./live.ts";

interface View {
  /** The newest event when it was loaded. */
  lastEvent: number;
  /** No load of it is under way. */
  isIdle: boolean;
  reload: () => Promise<void>;
}

/** Loads a view again once more has happened than it knows of. */
export function useFreshView({ lastEvent, isIdle, reload }: View) {
  const { lastEvent: newest } = useNews();
  // A server that is behind is not asked again and again for one event.
  const asked = useRef(0);
  // A load can cause an event (it marks messages as read), which arrives before the load has ended.
  const isLoading = useRef(false);
  const load = useEffectEvent(() => {
    if (isLoading.current || newest <= asked.current) return;
    asked.current = newest;
    isLoading.current = true;
    void reload().finally(() => (isLoading.current = false));
  });
  useEffect(() => {
    if (isIdle && newest > lastEvent) load();
  }, [isIdle, newest, lastEvent]);
}
