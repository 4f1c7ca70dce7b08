import { flushSync } from "react-dom";
import { isFieldCheck } from "./field-check.ts";

/** Waits until the press is over: an error message would move the button and the click would be lost. */
export function checkOnLeaving(formId: string, check: (name: string) => void): () => void {
  const left = new Set<string>();
  let isPressed = false;
  const end = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { signal: end.signal, capture: true });
  const flush = () => {
    // The window itself may have lost the focus.
    if (left.size === 0 || isPressed || end.signal.aborted || !document.hasFocus()) return;
    flushSync(() => {
      for (const name of left) if (document.getElementById(formId)) check(name);
    });
    left.clear();
    const now = document.activeElement;
    if (now !== document.body) now?.scrollIntoView({ block: "nearest" });
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
    // Conform focuses the first wrong field when a form comes back, and the error summary then takes the focus.
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
