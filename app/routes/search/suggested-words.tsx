import { Fragment } from "react";
import { href, Link } from "react-router";
import { m } from "../../messages/m.ts";

const usual = {
  [m.searchIfWorried()]: [m.searchWordBleeding(), m.searchWordFever(), m.searchWordNotMoving()],
  [m.searchVisits()]: [m.searchWordUltrasound(), m.searchWordVaccines(), m.searchWordPlanning()],
  [m.dangerAreaMind()]: [m.searchWordDepression(), m.searchWordMiscarriage()],
  [m.searchDailyLife()]: [m.searchWordFasting(), m.searchWordSleep()],
};
const afterLoss = {
  [m.yourBody()]: [m.searchWordBleeding(), m.searchWordFever(), m.searchWordMiscarriage(), m.searchWordPlanning()],
  [m.dangerAreaMind()]: [m.searchWordLow(), m.searchWordSleep()],
};

export function SuggestedWords({ isAfterLoss }: { isAfterLoss: boolean }) {
  return (
    <section className="suggested" aria-labelledby="suggested">
      <h2 id="suggested">{m.searchWordsToTry()}</h2>
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
