import { href } from "react-router";
import { DialogLink } from "./dialog-link.tsx";

export function ProvePhoneCard({ phoneNumber }: { phoneNumber: string }) {
  return (
    <section className="card" aria-labelledby="unproved">
      <h2 id="unproved">Is this your number?</h2>
      <p>
        We have not checked that <bdi>{phoneNumber}</bdi> is yours. A code shows it. Then we can help you by SMS if you
        forget your password.
      </p>
      <p>
        <DialogLink to={href("/account/prove-phone")} icon="phone">
          Confirm my number
        </DialogLink>
      </p>
    </section>
  );
}
