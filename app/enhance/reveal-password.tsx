import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/** Shows and hides what is typed. */
export function RevealPassword({ inputId }: { inputId: string }) {
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  const toggle = () => {
    const input = document.getElementById(inputId);
    if (input instanceof HTMLInputElement) input.type = isShown ? "password" : "text";
    setIsShown(!isShown);
  };
  if (!isHydrated) return null;
  return (
    <button type="button" className="button plain" aria-controls={inputId} aria-pressed={isShown} onClick={toggle}>
      {isShown ? "Hide" : "Show"}
      <span className="visually-hidden"> password</span>
    </button>
  );
}
