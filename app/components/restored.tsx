/** The intent of the form below. */
export const START_ANEW = "start-anew";

/** Says that what stands in the form was kept when she left it, and lets her put it away. */
export function Restored() {
  return (
    // The browser's own form: the whole page is loaded anew, for what stands in the fields is theirs and not React's.
    <form method="post" className="restored">
      <p role="status">We kept what you had written.</p>
      <button className="button plain" name="intent" value={START_ANEW}>
        Start anew
      </button>
    </form>
  );
}
