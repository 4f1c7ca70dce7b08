import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const FOCUS_THROTTLE_MS = 5_000;

export function FreshData() {
  const { revalidate } = useRevalidator();
  const last = useRef(0);
  useEffect(() => {
    last.current = Date.now();
    const refresh = () => {
      if (document.visibilityState !== "visible" || !navigator.onLine || Date.now() - last.current < FOCUS_THROTTLE_MS)
        return;
      if (document.querySelector("form :focus")) return;
      last.current = Date.now();
      void revalidate();
    };
    document.addEventListener("visibilitychange", refresh);
    window.addEventListener("focus", refresh);
    return () => {
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("focus", refresh);
    };
  }, [revalidate]);
  return null;
}
