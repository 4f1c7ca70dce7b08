import type { FieldMetadata } from "@conform-to/react";
import { useState, type ReactNode } from "react";

interface Props {
  of: FieldMetadata[];
  summary: string;
  children: ReactNode;
}

/** Open when one of its fields is filled or wrong, and then until the reader closes it. */
export function MoreFields({ of, summary, children }: Props) {
  const isNeeded = of.some(({ initialValue, valid }) => initialValue !== undefined || !valid);
  const [isOpen, setIsOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setIsOpen(true);
  return (
    <details className="more" open={isOpen || undefined}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
