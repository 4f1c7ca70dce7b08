import { m } from "../../messages/m.ts";

/** Script shows it where a phone keeps pages of its owner, and makes the form. */
export function OwnPages() {
  return (
    <section id="own" hidden>
      <h2>{m.ownPages()}</h2>
      <div id="own-pin">
        <p>{m.ownPinSealed()}</p>
        <div className="field">
          <label htmlFor="own-pin-typed">{m.ownPinLabel()}</label>
          <input id="own-pin-typed" type="password" autoComplete="one-time-code" dir="auto" maxLength={100} />
        </div>
        <p>
          <button type="submit" className="button main">
            {m.ownPinOpen()}
          </button>
        </p>
        <p className="hint">{m.ownPinForgotten()}</p>
      </div>
      <ul id="own-list" className="card" />
      <p className="hint" id="own-who">
        {m.ownPhoneWho()}
      </p>
      <p className="actions">
        <button type="button" className="button plain" id="own-remove">
          {m.ownPhoneEnd()}
        </button>
      </p>
    </section>
  );
}
