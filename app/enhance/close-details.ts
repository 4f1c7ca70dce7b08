import { useEffect, type RefObject } from "react";

/** Closes an open `<details>` by Escape, and by a press anywhere else. */
export function useClosing(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const close = () => {
      if (details.current) details.current.open = false;
    };
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node && details.current?.contains(target))) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.current?.open) return;
      if (details.current.contains(document.activeElement)) details.current.querySelector("summary")?.focus();
      close();
    };
    document.addEventListener("pointerdown", closeBeside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeBeside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [details]);
}
