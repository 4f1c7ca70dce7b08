import { m } from "../messages/m.ts";

export const START_ANEW = "start-anew";

export function Restored() {
  return (
    // Not React Router's form: only a new document resets the uncontrolled fields.
    <form method="post" className="restored">
      <p role="status">{m.restoredKept()}</p>
      <button className="button plain" name="intent" value={START_ANEW}>
        {m.restoredStartOver()}
      </button>
    </form>
  );
}
