import { href, Link } from "react-router";

/** Before 8 weeks, when few have told anybody and none has had a visit. */
export function EarlyWords() {
  return (
    <section className="card early" aria-labelledby="early">
      <h2 id="early">These are early weeks</h2>
      <p>You choose whom you tell, and when. Tiredness and sickness can come before anyone sees a thing.</p>
      <p>
        <Link to={`${href("/danger-signs")}?who=pregnant`}>Bleeding or belly pain? See what to do</Link>
      </p>
    </section>
  );
}
