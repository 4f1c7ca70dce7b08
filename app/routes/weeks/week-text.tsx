import { Link } from "react-router";
import { Figures } from "../../components/figures.tsx";
import { Picture } from "../../components/picture.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { figuresOf } from "../../format/figures.ts";
import { Html } from "../../format/html.tsx";
import type { AfterBirthWeek, Week } from "../../api/types.ts";
import { Icon } from "../../icons/icon.tsx";
import { CoreSignList } from "./core-sign-list.tsx";
import type { CoreSigns } from "./core-signs.ts";

interface Props {
  week: Week | AfterBirthWeek;
  signs: CoreSigns[];
  addressOf: (week: number) => string;
  last: number;
}

/** From this week on the numbers are those of babies who were born in it. */
const FIRST_WEEK_AT_BIRTH = 24;

function Size({ week }: { week: Week }) {
  return (
    <>
      <Figures figures={figuresOf(week)} />
      {week.babyLengthMeasure === "crownToHeel" ? (
        <p className="quiet">
          Up to week 20 a baby is measured from head to bottom, as the legs are bent. From week 21 it is from head to
          heel, so the number jumps there.
          {week.week >= FIRST_WEEK_AT_BIRTH ? " This is the length of babies who are born in this week." : null}
        </p>
      ) : null}
    </>
  );
}

export function WeekText({ week, signs, addressOf, last }: Props) {
  return (
    <section className="week-text" aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <header>
        <div>
          <h3>{week.title}</h3>
          {"babyShape" in week && week.babyShape ? <p className="quiet">About the size of {week.babyShape}</p> : null}
          {"isDrawnToScale" in week && week.isDrawnToScale ? (
            <p className="quiet">Drawn to scale: each square is 1 cm.</p>
          ) : null}
        </div>
        <Picture path={week.imageUrl} />
      </header>
      {"babyWeight" in week ? <Size week={week} /> : null}
      <Html html={week.longDescription} />
      <CoreSignList signs={signs} />
      <SourceList sources={week.sources} review={week.review} />
      <nav className="neighbours" aria-label="Other weeks">
        {week.week > 1 ? (
          <Link to={addressOf(week.week - 1)} preventScrollReset>
            <Icon name="arrow-left" />
            Week {week.week - 1}
          </Link>
        ) : null}{" "}
        {week.week < last ? (
          <Link className="next" to={addressOf(week.week + 1)} preventScrollReset>
            Week {week.week + 1}
            <Icon name="arrow-right" />
          </Link>
        ) : null}
      </nav>
    </section>
  );
}
