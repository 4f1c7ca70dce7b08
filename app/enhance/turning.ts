import { useEffect, useRef, type RefObject } from "react";
import { useNavigate } from "react-router";

const SWIPE_PX = 56;
const SWIPE_MS = 700;
/** Browsers take what begins at the edge of the screen as going back. */
const EDGE_PX = 24;
const fields = "input, textarea, select, [contenteditable], dialog, [role=dialog]";

/** Arrow keys and a swipe over `frame` turn to the page before or after; the links say the same without script. */
export function useTurning(frame: RefObject<HTMLElement | null>, previous: string | null, next: string | null) {
  const navigate = useNavigate();
  const hadFocus = useRef(false);
  useEffect(() => {
    // What had the focus may have gone with the page before.
    if (hadFocus.current && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
    hadFocus.current = false;
    const element = frame.current;
    if (!element) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const passive = { signal, passive: true };
    let start: { x: number; y: number; time: number } | undefined;

    const turn = (towardsEnd: boolean) => {
      const isForward = towardsEnd === (getComputedStyle(element).direction === "ltr");
      const to = isForward ? next : previous;
      hadFocus.current = element.contains(document.activeElement);
      if (to) void navigate(to, { preventScrollReset: true, viewTransition: true });
    };

    document.addEventListener(
      "keydown",
      (event) => {
        const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (key !== "ArrowLeft" && key !== "ArrowRight") return;
        if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
        if (target instanceof Element && target.closest(fields)) return;
        turn(key === "ArrowRight");
      },
      { signal },
    );
    element.addEventListener(
      "touchstart",
      ({ touches, timeStamp }) => {
        const [touch] = touches;
        const isAtEdge = !touch || touch.clientX < EDGE_PX || touch.clientX > innerWidth - EDGE_PX;
        const isZoomed = (visualViewport?.scale ?? 1) > 1;
        start =
          touches.length > 1 || isAtEdge || isZoomed
            ? undefined
            : { x: touch.clientX, y: touch.clientY, time: timeStamp };
      },
      passive,
    );
    element.addEventListener(
      "touchend",
      ({ changedTouches: [touch], timeStamp }) => {
        if (!touch || !start) return;
        const [across, down] = [touch.clientX - start.x, Math.abs(touch.clientY - start.y)];
        const isSwipe = Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * down && timeStamp - start.time < SWIPE_MS;
        start = undefined;
        if (isSwipe) turn(across < 0);
      },
      passive,
    );
    return () => over.abort();
  }, [frame, previous, next, navigate]);
}
