import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { useReducedMotion } from "../enhance/use-reduced-motion.ts";
import { Icon } from "../icons/icon.tsx";

interface Props {
  label: string;
  /** Sets how many items are seen; text browsers show categories in a few lines. */
  kind: "testimonials" | "categories" | "articles" | "forum";
  /** Milliseconds; it stops on reduced motion, hover and focus. */
  autoplay?: number;
  children: ReactNode;
}

export function Carousel({ label, kind, autoplay, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const shownFor = useRef<string>(undefined);
  const isHydrated = useHydrated();
  const wantsStill = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const isPlaying = Boolean(autoplay) && (chosen ?? !wantsStill);

  useEffect(() => {
    if (shownFor.current === search) return;
    shownFor.current = search;
    const list = listIn(frame.current);
    const current = list?.querySelector("[aria-current]");
    if (!list || !(current instanceof HTMLElement)) return;
    const [start, end] = [current.offsetLeft, current.offsetLeft + current.offsetWidth];
    const isSeen = start >= list.scrollLeft && end <= list.scrollLeft + list.clientWidth;
    if (!isSeen) list.scrollLeft = start - (list.clientWidth - current.offsetWidth) / 2;
  }, [search]);

  useEffect(() => {
    if (!isPlaying || !autoplay) return undefined;
    const timer = setInterval(() => {
      const list = listIn(frame.current);
      if (list && !list.matches(":hover, :focus-within")) move(list, 1);
    }, autoplay);
    return () => clearInterval(timer);
  }, [isPlaying, autoplay]);

  return (
    <div className={`carousel ${kind}`} ref={frame}>
      {kind === "categories" ? (
        <nav aria-label={label}>{children}</nav>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <ul tabIndex={0} aria-label={label}>
          {children}
        </ul>
      )}
      {/* Rendered from the start, so that nothing jumps when the buttons come. */}
      <div className="carousel-buttons">
        {isHydrated ? (
          <>
            {autoplay ? (
              <button type="button" className="button plain" onClick={() => setChosen(!isPlaying)}>
                <Icon name={isPlaying ? "pause" : "play"} />
                {isPlaying ? "Pause" : "Play"}
                <span className="visually-hidden">: {label}</span>
              </button>
            ) : null}
            <button type="button" className="button plain" onClick={() => move(listIn(frame.current), -1)}>
              <Icon name="chevron-left" />
              <span className="visually-hidden">Back: {label}</span>
            </button>
            <button type="button" className="button plain" onClick={() => move(listIn(frame.current), 1)}>
              <Icon name="chevron-right" />
              <span className="visually-hidden">On: {label}</span>
            </button>
          </>
        ) : null}
      </div>
    </div>
  );
}

function listIn(frame: HTMLDivElement | null) {
  const list = frame?.firstElementChild;
  return list instanceof HTMLElement ? list : null;
}

function move(list: HTMLElement | null, direction: 1 | -1) {
  const item = list?.firstElementChild;
  if (!list || !(item instanceof HTMLElement)) return;
  const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
  const left = direction === 1 && isAtEnd ? -list.scrollWidth : direction * item.offsetWidth;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollBy({ left, behavior: isStill ? "instant" : "smooth" });
}
