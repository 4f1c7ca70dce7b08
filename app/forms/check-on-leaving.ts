import { flushSync } from "react-dom";
import { isFieldCheck } from "./browser-checks.ts";

/**
 * Calls back with the name of each field that was left, once a press that took the focus away is over: a message that
 * appears in the middle of it would move the button away, and the click would be lost. Not when the form itself is sent.
 * @returns how to stop.
 */
export function checkOnLeaving(formId: string, check: (name: string) => void): () => void {
  const left = new Set<string>();
  let isPressed = false;
  const end = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { signal: end.signal, capture: true });
  const flush = () => {
    // Whoever looks something up in another window comes back to the field.
    if (isPressed || end.signal.aborted || !document.hasFocus()) return;
    flushSync(() => {
      for (const name of left) if (document.getElementById(formId)) check(name);
    });
    left.clear();
    // The message may push the field where she is now out of sight.
    document.activeElement?.scrollIntoView({ block: "nearest" });
  };
  listen("pointerdown", () => (isPressed = true));
  for (const type of ["pointerup", "pointercancel"]) {
    listen(type, () => {
      isPressed = false;
      setTimeout(flush);
    });
  }
  listen("focusout", (event) => {
    const { target } = event;
    // Conform takes the focus to the first wrong field when a form comes back, and the summary of errors takes it from there.
    const next = event instanceof FocusEvent ? event.relatedTarget : null;
    if (next instanceof Element && next.closest(".error-summary")) return;
    if (!(target instanceof HTMLElement) || !("form" in target && "name" in target)) return;
    const { form, name } = target;
    if (!(form instanceof HTMLFormElement) || form.id !== formId || typeof name !== "string" || name === "") return;
    if (target instanceof HTMLButtonElement) return;
    left.add(name);
    setTimeout(flush);
  });
  listen("submit", (event) => {
    if (event.target instanceof HTMLFormElement && event.target.id === formId && !isFieldCheck(event)) left.clear();
  });
  return () => end.abort();
}
