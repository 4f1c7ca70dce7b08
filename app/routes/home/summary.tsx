import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { BeadRing } from "../../components/bead-ring.tsx";
import { Figures } from "../../components/figures.tsx";
import { Asking, DueDateWays } from "./asking.tsx";
import { keptOn } from "../../components/kept-page.tsx";
import type { ChildChoice } from "./child-choices.ts";
import { ChildSegments } from "./child-segments.tsx";
import { Picture } from "../../components/picture.tsx";
import { SignsLink } from "../../components/signs-link.tsx";
import type { HomeSummary, WeekSummary } from "./summary-of.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import { attributesIn, TextIn } from "../../components/text-in.tsx";

export function Summary({ summary, choices }: { summary: HomeSummary; choices: ChildChoice[] }) {
  if (summary.kind === "none") return <NoDates />;
  if (summary.kind === "asking") return <Asking />;
  const { kick, ring, caption, figures, due, notes, isPastDue, isLongPastDue, signs, text, textLanguage } = summary;
  const isKept = import.meta.env.SSR && keptOn() !== "";
  const isDrawn = choices.length === 0 && !isKept;
  return (
    <section className={isPastDue ? "stage past-due" : "stage"} aria-labelledby="summary">
      <p className="kick">{kick}</p>
      <Title summary={summary} />
      <ChildSegments choices={choices} />
      {isPastDue ? (
        <p>
          <strong>{notes.join(" ")}</strong>
        </p>
      ) : null}
      {signs ? <SignsLink {...signs} /> : null}
      {isLongPastDue && text ? (
        <TextIn as="p" language={textLanguage}>
          {text}
        </TextIn>
      ) : null}
      <div>
        {isLongPastDue ? null : <BeadRing {...ring} />}
        {caption && isDrawn ? <p className="caption">{caption}</p> : null}
        <Figures figures={figures} />
      </div>
      {due ? <p className="caption due">{due}</p> : null}
      <Notes summary={summary} />
      {isPastDue ? (
        <>
          <p>
            <strong>{m.homeIsBabyHere()}</strong>
          </p>
          <DueDateWays label={m.homeIsBabyHere()} baby={m.homeBabyHereYes()} />
        </>
      ) : null}
      {isKept || isPastDue ? null : (
        <p className="actions">
          <Link className="button main wide" to={href("/timeline")} viewTransition>
            {m.homeViewTimeline()}
          </Link>
        </p>
      )}
    </section>
  );
}

function Title({ summary: { title, isNameMissing, about, size, textLanguage } }: { summary: WeekSummary }) {
  return (
    <>
      <h1 id="summary">{title}</h1>
      {size ? (
        <p>
          <Rich of={m.homeBabySize} marks={{ size: <strong {...attributesIn(textLanguage)} /> }} with={{ size }} />
        </p>
      ) : null}
      {about ? <p>{about}</p> : null}
      {isNameMissing ? (
        <p className="quiet">
          <Rich of={m.homeNoName} marks={{ none: <bdi /> }} />
          &nbsp;· <Link to={href("/account/birth")}>{m.homeAddName()}</Link>
        </p>
      ) : null}
    </>
  );
}

function Notes({ summary: { uncertain, notes, isPastDue } }: { summary: WeekSummary }) {
  return (
    <>
      {notes.length > 0 && !isPastDue ? <p className="note">{notes.join(" ")}</p> : null}
      {uncertain ? (
        <p className="note">
          {uncertain} <Link to={href("/account")}>{m.seeWhy()}</Link>
        </p>
      ) : null}
    </>
  );
}

function NoDates() {
  return (
    <section className="stage" aria-labelledby="summary">
      <Picture path="/pictures/plant-1.svg" />
      <h1 id="summary">{m.homeWelcome()}</h1>
      <p>{m.homeWelcomeText()}</p>
      <p className="actions">
        <Link className="button main wide" to={href("/account/dates")}>
          {m.addYourDates()}
        </Link>
      </p>
    </section>
  );
}
