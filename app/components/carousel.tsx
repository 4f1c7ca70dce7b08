import type { ReactNode } from "react";
import { SnapRow } from "./snap-row.tsx";

interface Props {
  label: string;
  kind: "testimonials" | "articles" | "forum";
  /** Milliseconds. */
  autoplay?: number;
  children: ReactNode;
}

export function Carousel({ label, autoplay, children }: Props) {
  return (
    <SnapRow label={label} autoplay={autoplay}>
      {children}
    </SnapRow>
  );
}
