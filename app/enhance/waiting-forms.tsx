import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useBlocker, useNavigation } from "react-router";
import { isFieldCheck } from "../forms/browser-checks.ts";
import { m } from "../messages/m.ts";

interface Waiting {
  form: HTMLFormElement;
  button: HTMLElement | null;
}

/**
 * Holds what is sent while there is no network, and sends it when there is. It waits in its form, which is sent as any
 * other: its key keeps it from being done twice, and a refusal is shown where it was written.
 */
export function WaitingForms() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const isOnline = useSyncExternalStore(listenToNetwork, () => navigator.onLine);
  const isIdle = useNavigation().state === "idle";
  const isHolding = !isOnline && waiting.length > 0;
  const blocker = useBlocker(isHolding);

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
    if (!isHolding) return undefined;
    const gone = new AbortController();
    const until = { signal: gone.signal, capture: true };
    window.addEventListener("beforeunload", (event) => event.preventDefault(), until);
    // 'Leave quickly' never asks.
    window.addEventListener("submit", ({ target }) => isLeaving(target) && gone.abort(), until);
    return () => gone.abort();
  }, [isHolding]);

  const leave = () => {
    setWaiting([]);
    blocker.proceed?.();
  };

  return waiting.map(({ form }, index) =>
    createPortal(
      blocker.state === "blocked" && index === 0 ? (
        <Leaving leave={leave} stay={() => blocker.reset()} />
      ) : (
        <Note end={() => setWaiting((others) => without(others, form))} />
      ),
      form,
    ),
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

function without(waiting: readonly Waiting[], form: HTMLFormElement) {
  return waiting.filter((other) => other.form !== form);
}

/** Language, light pages and leaving are of the frame, and at once. */
function mayWait(form: HTMLFormElement) {
  return form.method === "post" && form.closest("#content, .messages-panel") !== null;
}

function isLeaving(form: EventTarget | null) {
  return form instanceof Element && form.matches(".leave");
}

function listenToNetwork(listen: () => void) {
  window.addEventListener("online", listen);
  window.addEventListener("offline", listen);
  return () => {
    window.removeEventListener("online", listen);
    window.removeEventListener("offline", listen);
  };
}
