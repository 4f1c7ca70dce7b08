import type { ReactNode } from "react";

/** Stands where a list has nothing to show: says so, and what to do. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
