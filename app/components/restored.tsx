import { Form } from "react-router";
import { SubmitButton } from "../forms/submit-button.tsx";

/** The intent of the form below. */
export const START_ANEW = "start-anew";

/** Says that what stands in the form was kept when she left it, and lets her put it away. */
export function Restored() {
  return (
    // The whole page is loaded anew, for what stands in the fields is theirs and not React's.
    <Form method="post" reloadDocument className="restored">
      <p role="status">We kept what you had written.</p>
      <SubmitButton intent={START_ANEW} tone="plain">
        Start anew
      </SubmitButton>
    </Form>
  );
}
