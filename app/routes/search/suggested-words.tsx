import { Fragment } from "react";
import { href, Link } from "react-router";

const usual = [
  "bleeding",
  "fever",
  "baby not moving",
  "vaccines",
  "family planning",
  "ultrasound",
  "roza",
  "depression",
];
const afterLoss = ["bleeding", "fever", "feeling low", "miscarriage", "sleep", "family planning"];

export function SuggestedWords({ isAfterLoss }: { isAfterLoss: boolean }) {
  return (
    <section aria-labelledby="suggested">
      <h2 id="suggested">Words to try</h2>
      <p className="suggested">
        {(isAfterLoss ? afterLoss : usual).map((word) => (
          <Fragment key={word}>
            <Link className="chip" to={`${href("/search")}?${new URLSearchParams({ q: word })}`}>
              {word}
            </Link>{" "}
          </Fragment>
        ))}
      </p>
    </section>
  );
}
