import { Form, href, Link } from "react-router";
import { BeadRing } from "../../components/bead-ring.tsx";
import { Box } from "../../components/box.tsx";
import { Figures } from "../../components/figures.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { SignsLink } from "./signs-link.tsx";
import type { WeekAnswer } from "./week-answer.ts";

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
        <p className="kick">{kick}</p>
        <h1 id="your-week">{title}</h1>
        {about ? <p>{about}</p> : null}
        <BeadRing {...ring} />
        {scale ? <p className="hint">{scale}</p> : null}
        <Figures figures={figures} />
        <Form method="post" action={keep.sendTo} className="actions">
          {keep.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SubmitButton intent="keep-week">Keep my week</SubmitButton>
          <Link className="button" to={read.to}>
            {read.words}
          </Link>
        </Form>
      </section>
      <div className="about-week">
        <h2>{heading}</h2>
        {isPastDue ? <PastDue /> : null}
        {text ? <p>{text}</p> : null}
        {signs.map((sign) => (
          <SignsLink key={sign.to} {...sign} />
        ))}
        <Box kind="help" title="With a free account">
          <ul>
            {account.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Box>
        <p className="quiet">
          We did not store your date. <Link to={href("/")}>Enter another date</Link>
        </p>
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

/** Nothing is assumed: the baby may be born, the date may be wrong, or the pregnancy may have ended. */
function Stopped() {
  return (
    <div className="page narrow">
      <h1>How are you?</h1>
      <p className="lead">By this date your due date was some weeks ago, so we do not count a week.</p>
      <ul className="ways">
        <li>
          <Link to={`${href("/")}?date=birth`}>My baby is here</Link>
        </li>
        <li>
          <Link to={href("/")}>The date was not right</Link>
        </li>
        <li>
          <Link to={`${href("/danger-signs")}?who=afterLoss`}>Something else happened</Link>
        </li>
      </ul>
      <SignsLink words="Still pregnant? See a midwife or doctor today." to={`${href("/danger-signs")}?who=pregnant`} />
    </div>
  );
}
