import type { SubmissionResult } from "@conform-to/react";
import { DateField } from "../../../forms/date-field.tsx";
import { TextField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import type { OneField } from "./editor-form.tsx";

interface Props {
  day: OneField;
  time: OneField;
  clock: string;
  result: SubmissionResult | undefined;
}

export function PublishLater({ day, time, clock, result }: Props) {
  return (
    <details className="more later" open={isLater(result)}>
      <summary>Publish later</summary>
      <p>
        <SubmitButton intent="tomorrow" tone="plain" sending="Saving…">
          Tomorrow at 9:00
        </SubmitButton>
      </p>
      <p>Or choose a day and a time:</p>
      <DateField field={day} label="Day of publication" />
      <TextField field={time} label="Time of publication" hint={`For example 09:30, ${cityOf(clock)} time.`} />
      <SubmitButton intent="later" tone="plain" sending="Saving…">
        Schedule
      </SubmitButton>
    </details>
  );
}

function cityOf(timeZone: string) {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

function isLater(result: SubmissionResult | undefined) {
  const wrong = Object.keys(result?.error ?? {});
  return wrong.some((name) => name === "publishOn" || name === "publishAt") || undefined;
}
