import { useEffect, useRef, type ReactNode } from "react";
import { href, Link, NavigationType, useNavigationType } from "react-router";
import { BeadRing } from "../../components/bead-ring.tsx";
import { Picture } from "../../components/picture.tsx";
import type { Step } from "./registration-schema.ts";
import { StepLine } from "./step-line.tsx";
import { steps } from "./steps.ts";
import type { OwnWeek } from "./week-of.ts";

interface Props {
  frame: { step: Step; of: number; isBegun: boolean; week: OwnWeek | null };
  title: string;
  back?: ReactNode;
  children: ReactNode;
}

const names: Record<Step, string> = {
  dates: "Your dates",
  aboutYou: "About you",
  yourNumber: "Name, number and password",
};

const words: Record<Step, string> = {
  dates: "Your week shows at once.",
  aboutYou: "Your city, for what is near you, and a little more.",
  yourNumber: "You log in with your number. Other members never see it.",
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
          Have an account? <Link to={href("/login")}>Login</Link>
        </p>
        {isBegun ? <StartAgain /> : null}
      </div>
      <aside aria-labelledby="short-steps">
        {week ? <BeadRing {...week.ring} /> : <Picture path="/pictures/plant-24.svg" isLazy />}
        <h2 id="short-steps">{hasCode ? "Four" : "Three"} short steps</h2>
        <ol>
          {steps.map((one) => (
            <li key={one} aria-current={one === step ? "step" : undefined}>
              <strong>{names[one]}</strong> <span className="quiet">{words[one]}</span>
            </li>
          ))}
          {hasCode ? (
            <li>
              <strong>The code</strong> <span className="quiet">We send it to your number by SMS.</span>
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
      <p className="quiet">What you type stays on this phone for half an hour, but not your password.</p>
      <button type="submit" className="button plain" name="intent" value="start-again">
        Start again
      </button>
    </form>
  );
}
