import { href, Link } from "react-router";

/** Until then bleeding is a period. */
const FIRST_SIGNS_WEEKS = 4;

/** Before 8 weeks, when few have told anybody and none has had a visit. */
export function EarlyWords({ weeks }: { weeks: number }) {
  return (
    <section className="card early" aria-labelledby="early">
      <h2 id="early">These are early weeks</h2>
      {weeks < FIRST_SIGNS_WEEKS ? (
        <p>
          It is too early to know. Folic acid helps from now on, and a test can tell from the first day of a missed
          period. <Link to={`${href("/weeks")}?tab=before&week=${Math.max(weeks, 1)}`}>Read about this week</Link>
        </p>
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
