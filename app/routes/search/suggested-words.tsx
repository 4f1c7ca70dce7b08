import { Fragment } from "react";
import { href, Link } from "react-router";

const usual = {
  "If you are worried": ["bleeding", "fever", "baby not moving"],
  "Visits and care": ["ultrasound", "vaccines", "family planning"],
  "Daily life": ["roza", "depression"],
};
const afterLoss = {
  "Your body": ["bleeding", "fever", "miscarriage", "family planning"],
  "How you feel": ["feeling low", "sleep"],
};

export function SuggestedWords({ isAfterLoss }: { isAfterLoss: boolean }) {
  return (
    <section className="suggested" aria-labelledby="suggested">
      <h2 id="suggested">Words to try</h2>
      {Object.entries(isAfterLoss ? afterLoss : usual).map(([title, words]) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <p>
            {words.map((word) => (
              <Fragment key={word}>
                <Link className="chip" to={`${href("/search")}?${new URLSearchParams({ q: word })}`}>
                  {word}
                </Link>{" "}
              </Fragment>
            ))}
          </p>
        </Fragment>
      ))}
    </section>
  );
}
