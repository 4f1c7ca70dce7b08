import { Form } from "react-router";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { DateQuestion } from "./date-question.ts";
import { OtherDates } from "./other-dates.tsx";
import { m } from "../../messages/m.ts";

const parts = [
  { name: "day", label: m.fieldDay(), length: 2 },
  { name: "month", label: m.fieldMonth(), length: 2 },
  { name: "year", label: m.fieldYear(), length: 4 },
];

/** Plain fields: the page is a visitor's first, and a form's whole script would make it heavier by a tenth. */
export function DateCard({ question }: { question: DateQuestion }) {
  const { field, label, hint, sendTo } = question;
  return (
    <Form method="post" action={sendTo} className="date-card" key={field}>
      <fieldset className="field" aria-describedby={`${field}-hint`}>
        <legend>{label}</legend>
        <p className="hint" id={`${field}-hint`}>
          {hint}
        </p>
        <div className="date">
          {parts.map(({ name, label, length }) => (
            <label key={name}>
              {label}
              <input
                type="text"
                name={`${field}.${name}`}
                inputMode="numeric"
                size={length}
                maxLength={length + 2}
                autoComplete="off"
                aria-describedby={`${field}-hint`}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <SubmitButton intent="track">{m.homeTrack()}</SubmitButton>
      <OtherDates question={question} />
    </Form>
  );
}
