import type { ReactNode } from "react";
import { useFormAction, useNavigation } from "react-router";

interface Props {
  /** Tells the buttons of one page apart; a form that is the only one at its address needs none. */
  intent?: string;
  children: ReactNode;
  /** What the button says while the form is on its way. */
  sending?: string;
  tone?: "main" | "danger" | "plain";
}

/** Sends its form. */
export function SubmitButton({ intent, children, sending = "Sending…", tone = "main" }: Props) {
  const isSending = useIsSending(intent);
  return (
    <button
      type="submit"
      name={intent && "intent"}
      value={intent}
      className={`button ${tone}`}
      aria-disabled={isSending || undefined}
    >
      {isSending ? sending : children}
    </button>
  );
}

/** Whether this very form is on its way: its button says so and is not pressed twice. */
function useIsSending(intent: string | undefined) {
  const { formData, formAction } = useNavigation();
  const here = useFormAction();
  if (!formData) return false;
  return intent ? formData.get("intent") === intent : formAction === here;
}
