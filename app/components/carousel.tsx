import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { SnapRow } from "./snap-row.tsx";

interface Props {
  label: string;
  kind: "testimonials" | "weeks" | "articles" | "forum";
  /** Milliseconds. */
  autoplay?: number;
  children: ReactNode;
}

export function Carousel({ label, kind, autoplay, children }: Props) {
  if (kind === "weeks") return <Weeks label={label}>{children}</Weeks>;
  return (
    <SnapRow label={label} autoplay={autoplay}>
      {children}
    </SnapRow>
  );
}

function Weeks({ label, children }: Pick<Props, "label" | "children">) {
  const frame = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const shownFor = useRef<string>(undefined);

  useEffect(() => {
    if (shownFor.current === search) return;
    shownFor.current = search;
    const list = frame.current;
    const current = list?.querySelector("[aria-current]");
    if (!list || !(current instanceof HTMLElement)) return;
    const [start, end] = [current.offsetLeft, current.offsetLeft + current.offsetWidth];
    const isSeen = start >= list.scrollLeft && end <= list.scrollLeft + list.clientWidth;
    if (!isSeen) list.scrollLeft = start - (list.clientWidth - current.offsetWidth) / 2;
  }, [search]);

  return (
    <div className="carousel weeks">
      <nav aria-label={label} ref={frame}>
        {children}
      </nav>
    </div>
  );
}
