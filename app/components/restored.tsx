export const START_ANEW = "start-anew";

export function Restored() {
  return (
    // Not React Router's form: only a new document resets the uncontrolled fields.
    <form method="post" className="restored">
      <p role="status">We kept what you had written.</p>
      <button className="button plain" name="intent" value={START_ANEW}>
        Start over
      </button>
    </form>
  );
}
