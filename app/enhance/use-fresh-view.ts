import { useEffect, useEffectEvent, useRef } from "react";
import { useNews } from "./live.ts";

interface View {
  lastEvent: number;
  isIdle: boolean;
  reload: () => Promise<void>;
}

export function useFreshView({ lastEvent, isIdle, reload }: View) {
  const { lastEvent: newest } = useNews();
  // Remembers the event asked for, so a server that is behind is not asked for it again and again.
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
