import type { ReactNode } from "react";
import { useNavigation } from "react-router";

interface Props {
  intent: string;
  children: ReactNode;
  /** What the button says while the form is on its way. */
  sending?: string;
  tone?: "main" | "danger" | "plain";
}

/** Sends its form. Forms of one page are told apart by the `intent` that their button carries. */
export function SubmitButton({ intent, children, sending = "Sending…", tone = "main" }: Props) {
  const isSending = useIsSending(intent);
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={`button ${tone}`}
      aria-disabled={isSending || undefined}
    >
      {isSending ? sending : children}
    </button>
  );
}

/** Whether this very form is on its way: its button says so and is not pressed twice. */
function useIsSending(intent: string) {
  const navigation = useNavigation();
  return navigation.state !== "idle" && navigation.formData?.get("intent") === intent;
}
