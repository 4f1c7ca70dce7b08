import { href, Link } from "react-router";

/** Until then bleeding is a period. */
const FIRST_SIGNS_WEEKS = 4;

/** Before 8 weeks, when few have told anybody and none has had a visit. */
export function EarlyWords({ weeks }: { weeks: number }) {
  return (
    <section className="card early" aria-labelledby="early">
      <h2 id="early">These are early weeks</h2>
      {weeks < FIRST_SIGNS_WEEKS ? (
        <p>It is too early to know. You choose whom you tell, and when.</p>
      ) : (
        <>
          <p>You choose whom you tell, and when. Tiredness and sickness can come before anyone sees a thing.</p>
          <p>
            <Link to={`${href("/danger-signs")}?who=pregnant`}>Bleeding or belly pain? See what to do</Link>
          </p>
        </>
      )}
    </section>
  );
}
