import { useId, useState } from "react";
import { useSubmit } from "react-router";
import { PIN_MIN } from "../../offline/own/pin.ts";
import { RevealPassword } from "../../enhance/reveal-password.tsx";
import { m } from "../../messages/m.ts";
import { prepareOwn } from "./own-phone-browser.ts";

/** The PIN has neither a name nor a form: it never leaves the browser. */
export function KeepMyPages({ words, tellFault }: { words: string; tellFault: () => void }) {
  const id = useId();
  const submit = useSubmit();
  const [pin, setPin] = useState("");
  const [isShown, setIsShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const isTooShort = isTried && pin !== "" && pin.length < PIN_MIN;

  const keep = async () => {
    setIsTried(true);
    if (pin !== "" && pin.length < PIN_MIN) return document.getElementById(id)?.focus();
    setIsBusy(true);
    await prepareOwn(pin);
    return submit({ intent: "keep" }, { method: "post" });
  };
  const onTap = () => {
    if (isBusy) return;
    keep()
      .catch(tellFault)
      .finally(() => setIsBusy(false));
  };
  return (
    <>
      <div className={isTooShort ? "field wrong" : "field"}>
        <label htmlFor={id}>{m.ownPinField()}</label>
        <p className="hint" id={`${id}-hint`}>
          {m.ownPinHint()}
        </p>
        {isTooShort ? (
          <p className="error" id={`${id}-error`}>
            <span className="visually-hidden">{`${m.fieldError()} `}</span>
            {m.ownPinShort()}
          </p>
        ) : null}
        <div className="password">
          <input
            id={id}
            type={isShown ? "text" : "password"}
            autoComplete="one-time-code"
            dir="auto"
            maxLength={100}
            value={pin}
            onChange={({ currentTarget: { value } }) => setPin(value)}
            aria-invalid={isTooShort || undefined}
            aria-describedby={isTooShort ? `${id}-hint ${id}-error` : `${id}-hint`}
          />
          <RevealPassword inputId={id} isShown={isShown} onToggle={() => setIsShown(!isShown)} />
        </div>
      </div>
      <p className="actions">
        <button type="button" className="button main" aria-disabled={isBusy || undefined} onClick={onTap}>
          {isBusy ? m.oneMoment() : words}
        </button>
      </p>
    </>
  );
}
