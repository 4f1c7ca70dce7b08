import { Form } from "react-router";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { choicesFor } from "./choices.ts";
import { quickChoices } from "./quick-choices.ts";
import { SeenFields } from "./seen-fields.tsx";
import type { ShownCase } from "./shown-case.ts";

interface Props {
  open: ShownCase;
  hasNext: boolean;
}

export function QuickDecisions({ open, hasNext }: Props) {
  const choices = quickChoices(open, choicesFor(open, open));
  if (choices.length === 0) return null;
  const isDanger = open.reports.some(({ reason }) => reason === "unsafeAdvice" || reason === "inDanger");
  return (
    <section className="quick-decisions" aria-labelledby="quick">
      <h3 id="quick">Decide in one tap</h3>
      {choices.map(({ value, label, reason }, index) => (
        <Form key={value} method="post">
          <input type="hidden" name="outcome" value={value} />
          {reason ? <input type="hidden" name="reason" value={reason} /> : null}
          <SeenFields open={open} />
          <SubmitButton
            intent={hasNext ? "decideNext" : "decide"}
            tone={index === 0 && !isDanger ? "main" : "plain"}
            sending="Saving…"
          >
            {label}
          </SubmitButton>
          {reason ? (
            <p className="hint">
              With ‘{label}’ the author reads: “{reason}”
            </p>
          ) : null}
        </Form>
      ))}
    </section>
  );
}
