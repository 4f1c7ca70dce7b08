import { useEffect, useRef, useState, type ReactNode } from "react";
import { useMedia } from "../enhance/use-media.ts";
import { useReducedMotion } from "../enhance/use-reduced-motion.ts";
import { Icon } from "../icons/icon.tsx";
import { useIsLight } from "./light-pages.tsx";
import { m } from "../messages/m.ts";

interface Props {
  label: string;
  /** Milliseconds from card to card, where the pointer is fine; it stops on reduced motion, hover and focus. */
  autoplay?: number;
  children: ReactNode;
}

/** Cards side by side, of which the next one shows its edge. */
export function SnapRow({ label, autoplay, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const hasArrows = useMedia("(pointer: fine)", false);
  const wantsStill = useReducedMotion();
  const isLight = useIsLight();
  const [chosen, setChosen] = useState<boolean>();
  const isPlaying = hasArrows && Boolean(autoplay) && (chosen ?? !wantsStill);

  useEffect(() => {
    if (!isPlaying || !autoplay) return undefined;
    const timer = setInterval(() => {
      if (!list.current?.matches(":hover, :focus-within")) move(list.current, 1);
    }, autoplay);
    return () => clearInterval(timer);
  }, [isPlaying, autoplay]);

  return (
    <div className="snap-row">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={label} ref={list}>
        {children}
      </ul>
      {/* Rendered from the start, so that nothing jumps when the buttons come. On light pages none come. */}
      {isLight ? null : (
        <div className="snap-row-buttons">
          {hasArrows ? (
            <>
              {autoplay ? (
                <button type="button" className="button plain" onClick={() => setChosen(!isPlaying)}>
                  <Icon name={isPlaying ? "pause" : "play"} />
                  <span className="visually-hidden">
                    {isPlaying ? m.rowPause() : m.rowPlay()}: {label}
                  </span>
                </button>
              ) : null}
              <button type="button" className="button plain" onClick={() => move(list.current, -1)}>
                <Icon name="chevron-left" />
                <span className="visually-hidden">{m.rowBack({ label })}</span>
              </button>
              <button type="button" className="button plain" onClick={() => move(list.current, 1)}>
                <Icon name="chevron-right" />
                <span className="visually-hidden">{m.rowOn({ label })}</span>
              </button>
            </>
          ) : null}
        </div>
      )}
    </div>
  );
}

function move(list: HTMLElement | null, direction: 1 | -1) {
  const item = list?.firstElementChild;
  if (!list || !(item instanceof HTMLElement)) return;
  const isAtEnd = Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 2;
  const onward = direction === 1 && isAtEnd ? -list.scrollWidth : direction * item.offsetWidth;
  const isRightToLeft = getComputedStyle(list).direction === "rtl";
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollBy({ left: isRightToLeft ? -onward : onward, behavior: isStill ? "instant" : "smooth" });
}
