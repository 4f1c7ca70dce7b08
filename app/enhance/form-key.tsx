import { useEffect } from "react";

interface Props {
  formId: string;
  /** As `KeyboardEvent.key` has it, pressed with Ctrl or the Command key. */
  pressed: string;
  intent: string;
}

/** Presses a button of a form from any of its fields. */
export function FormKey({ formId, pressed, intent }: Props) {
  useEffect(() => {
    const form = document.getElementById(formId);
    const press = (event: KeyboardEvent) => {
      if (event.key !== pressed || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const button = form?.querySelector<HTMLButtonElement>(`button[name=intent][value="${intent}"]`);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    form?.addEventListener("keydown", press);
    return () => form?.removeEventListener("keydown", press);
  }, [formId, pressed, intent]);
  return null;
}
