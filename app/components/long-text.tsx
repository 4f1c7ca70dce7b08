import type { ReactNode } from "react";

const LETTERS_MAX = 400;
const LINES_MAX = 8;

/** Only the first lines of a long text are shown until the reader wants all of it; the styles fold it. */
export function LongText({ text, children }: { text: string; children: ReactNode }) {
  if (text.length <= LETTERS_MAX && text.split("\n").length <= LINES_MAX) return children;
  return (
    <div className="long-text">
      <div>{children}</div>
      <details className="more">
        <summary>Show all</summary>
      </details>
    </div>
  );
}
