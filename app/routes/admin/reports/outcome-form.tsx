import { Form, href } from "react-router";
import { DECIDED_OUTCOMES } from "../../../../server/contract/moderation/choices.ts";
import type { Kept } from "./lists.ts";
import { outcomeInWords } from "./words.ts";

export function OutcomeForm({ kept: { outcome, sort } }: { kept: Kept }) {
  return (
    <Form className="search" action={href("/admin/reports")}>
      <input type="hidden" name="show" value="decided" />
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <label className="visually-hidden" htmlFor="outcome">
        Decision
      </label>
      {/* A new key resets the uncontrolled select to the list's own choice. */}
      <select key={outcome} id="outcome" name="outcome" defaultValue={outcome ?? ""}>
        <option value="">All decisions</option>
        {DECIDED_OUTCOMES.map((each) => (
          <option key={each} value={each}>
            {outcomeInWords[each]}
          </option>
        ))}
      </select>
      <button type="submit" className="button plain">
        Show
      </button>
    </Form>
  );
}
