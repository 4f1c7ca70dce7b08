import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useBlocker, useNavigation } from "react-router";
import { isFieldCheck } from "../forms/field-check.ts";
import { m } from "../messages/m.ts";
import { useIsOnline } from "./use-is-online.ts";
import { DROPPED, SELECTOR } from "./waits.ts";

interface Waiting {
  form: HTMLFormElement;
  button: HTMLElement | null;
}

/** Holds what is sent without a network in its form, whose key keeps it from being done twice; sends it later. */
export function WaitingForms() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const isOnline = useIsOnline();
  const isIdle = useNavigation().state === "idle";
  const blocker = useBlocker(() => !navigator.onLine && whatWaits(waiting).length > 0);

  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const { target: form, submitter: button } = event;
      if (!(form instanceof HTMLFormElement) || !mayWait(form) || isFieldCheck(event)) return;
      if (navigator.onLine) {
        setWaiting((others) => without(others, form));
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      setWaiting((others) => [...without(others, form), { form, button }]);
    };
    window.addEventListener("submit", hold, true);
    return () => window.removeEventListener("submit", hold, true);
  }, []);

  useEffect(() => {
    if (!isOnline || !isIdle) return;
    const first = waiting.find(({ form }) => form.isConnected);
    first?.form.requestSubmit(first.button);
  }, [waiting, isOnline, isIdle]);

  useEffect(() => {
    if (isOnline) return undefined;
    const gone = new AbortController();
    const until = { signal: gone.signal, capture: true };
    const ask = (event: Event) => whatWaits(waiting).length > 0 && event.preventDefault();
    window.addEventListener("beforeunload", ask, until);
    // 'Leave quickly' never asks.
    window.addEventListener("submit", ({ target }) => isLeaving(target) && gone.abort(), until);
    return () => gone.abort();
  }, [isOnline, waiting]);

  useEffect(() => {
    if (isOnline) blocker.reset?.();
  }, [isOnline, blocker]);

  const [asking] = blocker.state === "blocked" ? whatWaits(waiting) : [];
  const leave = () => {
    for (const place of whatWaits(waiting)) place.dispatchEvent(new Event(DROPPED));
    setWaiting([]);
    blocker.proceed?.();
  };

  return (
    <>
      {asking ? createPortal(<Leaving leave={leave} stay={() => blocker.reset?.()} />, asking) : null}
      {waiting.map(({ form }) =>
        form === asking ? null : createPortal(<Note end={() => setWaiting((others) => without(others, form))} />, form),
      )}
    </>
  );
}

function Note({ end }: { end: () => void }) {
  return (
    <div className="box" role="status">
      <p>{m.formWaits()}</p>
      <button type="button" className="button text" onClick={end}>
        {m.formWaitsNot()}
      </button>
    </div>
  );
}

function Leaving({ leave, stay }: { leave: () => void; stay: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="box" role="alert">
      <p ref={words} tabIndex={-1}>
        {m.formWaitsLeaving()}
      </p>
      <p className="next-acts">
        <button type="button" className="button" onClick={stay}>
          {m.formWaitsStay()}
        </button>
        <button type="button" className="button text" onClick={leave}>
          {m.formWaitsLeave()}
        </button>
      </p>
    </div>
  );
}

function whatWaits(waiting: readonly Waiting[]): Element[] {
  return [...waiting.map(({ form }) => form), ...document.querySelectorAll(SELECTOR)];
}

function without(waiting: readonly Waiting[], form: HTMLFormElement) {
  return waiting.filter((other) => other.form !== form);
}

/** Language, light pages and leaving are of the frame, and at once. A message waits where it will stand. */
function mayWait(form: HTMLFormElement) {
  if (form.closest(".message-box")) return false;
  return form.method === "post" && form.closest("#content, .messages-panel") !== null;
}

function isLeaving(form: EventTarget | null) {
  return form instanceof Element && form.matches(".leave");
}
