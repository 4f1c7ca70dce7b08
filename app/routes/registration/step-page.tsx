import { useEffect, useRef, type ReactNode } from "react";
import { href, Link, NavigationType, useNavigationType } from "react-router";
import { BeadRing } from "../../components/bead-ring.tsx";
import { Picture } from "../../components/picture.tsx";
import type { Step } from "./registration-schema.ts";
import { StepLine } from "./step-line.tsx";
import { steps } from "./steps.ts";
import type { OwnWeek } from "./week-of.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  frame: { step: Step; of: number; isBegun: boolean; week: OwnWeek | null };
  title: string;
  back?: ReactNode;
  children: ReactNode;
}

const names: Record<Step, string> = {
  dates: m.yourDates(),
  aboutYou: m.registerAboutYou(),
  yourNumber: m.registerNumber(),
};

const words: Record<Step, string> = {
  dates: m.registerDatesHint(),
  aboutYou: m.registerAboutYouHint(),
  yourNumber: m.registerNumberHint(),
};

export function StepPage({ frame: { step, of, isBegun, week }, title, back, children }: Props) {
  const hasCode = of > steps.length;
  return (
    <div className="page registration">
      <div>
        {back}
        <StepLine number={steps.indexOf(step) + 1} of={of} name={names[step]} />
        <StepTitle>{title}</StepTitle>
        {children}
        <p className="quiet">
          <Rich of={m.registerHaveAccount} marks={{ login: <Link to={href("/login")} /> }} />
        </p>
        {isBegun ? <StartAgain /> : null}
      </div>
      <aside aria-labelledby="short-steps">
        {week ? <BeadRing {...week.ring} /> : <Picture path="/pictures/plant-24.svg" isLazy />}
        <h2 id="short-steps">{hasCode ? m.registerFourSteps() : m.registerThreeSteps()}</h2>
        <ol>
          {steps.map((one) => (
            <li key={one} aria-current={one === step ? "step" : undefined}>
              <strong>{names[one]}</strong> <span className="quiet">{words[one]}</span>
            </li>
          ))}
          {hasCode ? (
            <li>
              <strong>{m.registerCode()}</strong> <span className="quiet">{m.registerCodeHint()}</span>
            </li>
          ) : null}
        </ol>
      </aside>
    </div>
  );
}

function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    // A form that comes back with errors takes the focus to their summary.
    if (!isFirstPage && !document.querySelector(".error-summary")) heading.current?.focus();
  }, [isFirstPage]);
  return (
    <h1 ref={heading} tabIndex={-1} aria-describedby="step">
      {children}
    </h1>
  );
}

function StartAgain() {
  return (
    // Not React Router's form: only a new document resets the uncontrolled fields.
    <form method="post" className="start-again">
      <p className="quiet">{m.registerKept()}</p>
      <button type="submit" className="button plain" name="intent" value="start-again">
        {m.registerStartAgain()}
      </button>
    </form>
  );
}
