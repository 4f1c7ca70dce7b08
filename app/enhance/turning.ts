import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useReducedMotion } from "./use-reduced-motion.ts";

const SWIPE_PX = 56;
const SWIPE_MS = 700;
/** Browsers take what begins at the edge of the screen as going back. */
const EDGE_PX = 24;
const fields = "input, textarea, select, [contenteditable], dialog, [role=dialog]";

/** Arrow keys and a swipe over `frame` turn to the page before or after; the links say the same without script. */
export function useTurning(frame: RefObject<HTMLElement | null>, previous: string | null, next: string | null) {
  const navigate = useNavigate();
  const wantsStill = useReducedMotion();
  const hadFocus = useRef(false);
  // A key may be pressed between a new page and its effects, and means the page that is seen.
  const turn = useEffectEvent((element: HTMLElement, towardsEnd: boolean) => {
    const isForward = towardsEnd === (getComputedStyle(element).direction === "ltr");
    const to = isForward ? next : previous;
    hadFocus.current = element.contains(document.activeElement);
    // While one page fades into the next, no touch reaches either.
    if (to) void navigate(to, { preventScrollReset: true, viewTransition: !wantsStill });
  });
  useEffect(() => {
    // What had the focus may have gone with the page before, or be hidden on this one.
    const { activeElement: focused, body } = document;
    if (hadFocus.current && (focused === body || focused?.getClientRects().length === 0))
      frame.current?.querySelector<HTMLElement>(".week-chips [aria-current]")?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const passive = { signal, passive: true };
    let start: { x: number; y: number; time: number } | undefined;

    document.addEventListener(
      "keydown",
      (event) => {
        const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (key !== "ArrowLeft" && key !== "ArrowRight") return;
        if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
        if (target instanceof Element && target.closest(fields)) return;
        turn(element, key === "ArrowRight");
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
        if (isSwipe) turn(element, across < 0);
      },
      passive,
    );
    return () => over.abort();
  }, [frame]);
}
