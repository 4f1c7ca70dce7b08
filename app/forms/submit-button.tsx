import type { ReactNode } from "react";
import { useFormAction, useNavigation } from "react-router";
import { m } from "../messages/m.ts";

interface Props {
  intent?: string;
  children: ReactNode;
  sending?: string;
  tone?: "main" | "main wide" | "danger" | "plain" | "text";
}

export function SubmitButton({ intent, children, sending = m.sending(), tone = "main" }: Props) {
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

export function StickySubmit(props: Props) {
  return (
    <div className="sticky-action">
      <SubmitButton {...props} />
    </div>
  );
}

function useIsSending(intent: string | undefined) {
  const { formData, formAction } = useNavigation();
  const here = useFormAction();
  if (!formData) return false;
  return intent ? formData.get("intent") === intent : formAction === here;
}
