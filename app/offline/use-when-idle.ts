import { useEffect } from "react";

/** What a phone keeps for later waits until the page is there. */
export function useWhenIdle() {
  useEffect(() => {
    const begin = () => void import("./on-idle.ts").catch(() => {});
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin);
  }, []);
}
