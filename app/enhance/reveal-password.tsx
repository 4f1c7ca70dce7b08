import { useHydrated } from "remix-utils/use-hydrated";
import { Rich } from "../components/rich.tsx";
import { m } from "../messages/m.ts";

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
      <Rich of={isShown ? m.passwordHide : m.passwordShow} marks={{ rest: <span className="visually-hidden" /> }} />
    </button>
  );
}
