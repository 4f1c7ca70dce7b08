import { Fragment } from "react";
import { Form, href } from "react-router";
import { Link } from "../../components/link.tsx";
import { BeadRing } from "../../components/bead-ring.tsx";
import { Box } from "../../components/box.tsx";
import { Figures } from "../../components/figures.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { SignsLink } from "../../components/signs-link.tsx";
import type { CountedAnswer, WeekAnswer } from "./week-answer.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";

interface Props {
  answer: WeekAnswer;
  keep: { sendTo: string; fields: [name: string, value: string][] };
}

export function CountedWeek({ answer, keep }: Props) {
  if (answer.kind === "stopped") return <Stopped />;
  const { title, kick, about, scale, ring, figures, isPastDue, heading, text, textLanguage, account, read, signs } =
    answer;
  return (
    <div className="page your-week">
      <section className="stage" aria-labelledby="your-week">
        <p className="kick">
          {kick.map((words) => (
            <Fragment key={words}>
              <span>{words}</span>{" "}
            </Fragment>
          ))}
        </p>
        <h1 id="your-week">{title}</h1>
        {about ? <p>{about}</p> : null}
        <BeadRing {...ring} />
        {scale ? <p className="hint">{scale}</p> : null}
        <Figures figures={figures} />
        <p className="hint">
          {m.homeDateNotStored()} <Link to={href("/")}>{m.homeAnotherDate()}</Link>
        </p>
        <Form method="post" action={keep.sendTo} className="actions">
          {keep.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SubmitButton intent="keep-week">{m.homeKeepWeek()}</SubmitButton>
          <p className="hint">{m.homeMakesAccount()}</p>
          <Link className="button" to={read.to}>
            {read.words}
          </Link>
        </Form>
      </section>
      <div className="about-week">
        <h2>{heading}</h2>
        {isPastDue ? <PastDue /> : null}
        {text ? (
          <TextIn as="p" language={textLanguage}>
            {text}
          </TextIn>
        ) : null}
        <Signs signs={signs} />
        <Box kind="help" title={m.homeWithAccount()}>
          <ul>
            {account.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Box>
      </div>
    </div>
  );
}

function PastDue() {
  return (
    <p>
      <Rich of={m.homePastDueBorn} marks={{ birth: <Link to={`${href("/")}?date=birth`} /> }} />
    </p>
  );
}

function Signs({ signs }: Pick<CountedAnswer, "signs">) {
  return signs.map((sign) => <SignsLink key={sign.to} {...sign} />);
}

/** Nothing is assumed: the baby may be born, the date may be wrong, or the pregnancy may have ended. */
function Stopped() {
  return (
    <div className="page today">
      <section className="stage" aria-labelledby="your-week">
        <h1 id="your-week">{m.homeHowThings()}</h1>
        <p>{m.homeStoppedText()}</p>
        <SignsLink words={m.homeStillPregnant()} to={`${href("/danger-signs")}?who=pregnant`} />
        <RowList label={m.homeWhatHappened()}>
          <Row to={`${href("/")}?date=birth`} icon="baby" title={m.homeBabyHere()} />
          <Row to={href("/")} icon="calendar-days" title={m.homeDateNotRight()} hint={m.homeAnotherDate()} />
          <Row to={`${href("/danger-signs")}?who=afterLoss`} icon="heart-handshake" title={m.homeSomethingElse()} />
        </RowList>
      </section>
      <div className="cards-of-today">
        <RowList label={m.placeWeeks()}>
          <Row to={href("/weeks")} icon="book-open" title={m.weekReadAny()} hint={m.weekReadAnyHint()} />
        </RowList>
        <Tiles />
      </div>
    </div>
  );
}
