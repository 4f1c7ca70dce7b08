import { useHydrated } from "remix-utils/use-hydrated";

interface Props {
  inputId: string;
  isShown: boolean;
  onToggle: () => void;
}

export function RevealPassword({ inputId, isShown, onToggle }: Props) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <button type="button" className="button plain" aria-controls={inputId} aria-pressed={isShown} onClick={onToggle}>
      {isShown ? "Hide" : "Show"}
      <span className="visually-hidden"> password</span>
    </button>
  );
}
