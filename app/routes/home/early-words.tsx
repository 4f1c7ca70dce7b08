import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { m } from "../../messages/m.ts";

/** Until then no test can tell. */
const FIRST_TEST_WEEKS = 4;

/** Before 8 weeks, when few have told anybody and none has had a visit. */
export function EarlyWords({ weeks }: { weeks: number }) {
  return (
    <section className="card early" aria-labelledby="early">
      <h2 id="early">{m.homeEarlyTitle()}</h2>
      {weeks < FIRST_TEST_WEEKS ? (
        <p>
          {m.homeEarlyTest()}{" "}
          <Link to={`${href("/weeks")}?tab=before&week=${Math.max(weeks, 1)}`}>{m.homeEarlyRead()}</Link>
        </p>
      ) : (
        <p>{m.homeEarlyTell()}</p>
      )}
    </section>
  );
}
