import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import type { NumberChange } from "./number-change.ts";

interface Props extends NumberChange {
  sent: Record<string, string | number | undefined>;
}

export function ConfirmNumber({ from, to, sent }: Props) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <Form method="post">
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ""} />
      ))}
      <input type="hidden" name="confirmed" value={to} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads to the question */}
      <p role="status" tabIndex={-1} autoFocus ref={lead}>
        Nothing is saved yet. Dial the new number once to be sure that it answers.
      </p>
      <dl className="facts">
        <div>
          <dt>Number now</dt>
          <dd>
            <bdi>{from}</bdi>
          </dd>
        </div>
        <div>
          <dt>New number</dt>
          <dd>
            <a href={`tel:${to.replaceAll(" ", "")}`}>
              <bdi>{to}</bdi>
            </a>
          </dd>
        </div>
      </dl>
      <p>
        Within a minute, every page and paper with the emergency number shows the new one. Papers that are printed keep
        the old one. Where a province has an emergency number of its own under Numbers to call, that stays.
      </p>
      <p className="sticky-action actions">
        <SubmitButton intent="save" sending="Saving…">
          {`Change to ${to}`}
        </SubmitButton>{" "}
        <SubmitButton intent="back" tone="plain">
          Back
        </SubmitButton>
      </p>
    </Form>
  );
}
