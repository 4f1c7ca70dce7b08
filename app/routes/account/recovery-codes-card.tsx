import { href } from "react-router";
import { DialogLink } from "./dialog-link.tsx";

export function RecoveryCodesCard() {
  return (
    <section className="card" aria-labelledby="no-codes">
      <h2 id="no-codes">If you ever lose your password</h2>
      <p>With recovery codes on paper you get back in, even without this phone or its number.</p>
      <p>
        <DialogLink to={href("/account/recovery-codes")} icon="heart-handshake">
          Get recovery codes
        </DialogLink>
      </p>
    </section>
  );
}
