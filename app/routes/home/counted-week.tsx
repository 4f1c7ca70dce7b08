import { Fragment } from "react";
import { Form, href, Link } from "react-router";
import { BeadRing } from "../../components/bead-ring.tsx";
import { Box } from "../../components/box.tsx";
import { Figures } from "../../components/figures.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { SignsLink } from "../../components/signs-link.tsx";
import type { CountedAnswer, WeekAnswer } from "./week-answer.ts";

interface Props {
  answer: WeekAnswer;
  keep: { sendTo: string; fields: [name: string, value: string][] };
}

export function CountedWeek({ answer, keep }: Props) {
  if (answer.kind === "stopped") return <Stopped />;
  const { title, kick, about, scale, ring, figures, isPastDue, heading, text, account, read, signs } = answer;
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
          We did not store your date. <Link to={href("/")}>Enter another date</Link>
        </p>
        <Form method="post" action={keep.sendTo} className="actions">
          {keep.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SubmitButton intent="keep-week">Keep my week</SubmitButton>
          <p className="hint">This makes your free account.</p>
          <Link className="button" to={read.to}>
            {read.words}
          </Link>
        </Form>
      </section>
      <div className="about-week">
        <h2>{heading}</h2>
        {isPastDue ? <PastDue /> : null}
        {text ? <p>{text}</p> : null}
        <Signs signs={signs} />
        <Box kind="help" title="With a free account">
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
      You are a little past your due date, as many are. Your midwife or doctor will want to see you now. If your baby is
      here already, <Link to={`${href("/")}?date=birth`}>enter the birth date</Link>.
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
        <h1 id="your-week">How are you?</h1>
        <p>By this date, your due date was three weeks ago or more, so we show no week.</p>
        <RowList label="What happened">
          <Row to={`${href("/")}?date=birth`} icon="baby" title="My baby is here" />
          <Row to={href("/")} icon="calendar-days" title="The date was not right" hint="Enter another date" />
          <Row to={`${href("/danger-signs")}?who=afterLoss`} icon="heart-handshake" title="Something else happened" />
        </RowList>
        <SignsLink
          words="Still pregnant? See a midwife or doctor today."
          to={`${href("/danger-signs")}?who=pregnant`}
        />
      </section>
      <div className="cards-of-today">
        <RowList label="Weeks">
          <Row to={href("/weeks")} icon="book-open" title="Read about any week" hint="Before birth and after" />
        </RowList>
        <Tiles />
      </div>
    </div>
  );
}
