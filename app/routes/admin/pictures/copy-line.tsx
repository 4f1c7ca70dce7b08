import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

export function CopyLine({ line }: { line: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const isHydrated = useHydrated();
  // A browser has no clipboard on a page without encryption.
  if (!isHydrated || !("clipboard" in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(line);
    setIsCopied(true);
  };
  return (
    <>
      <button type="button" className="button plain" onClick={() => void copy()}>
        {isCopied ? "Copied" : "Copy the line"}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? "The line is copied." : ""}
      </span>
    </>
  );
}
