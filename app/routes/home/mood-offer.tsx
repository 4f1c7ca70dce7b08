import { Form, href, Link } from "react-router";
import { m } from "../../messages/m.ts";

/** Closed without script too, and by a load of the page: the page that answers keeps nothing of what is sent to it. */
export function MoodOffer() {
  return (
    <ul className="row-list undo-list" aria-label={m.moodLink()}>
      <li>
        <span>
          <Link to={href("/how-are-you")}>{m.homeHowAreYou()}</Link>
          <br />
          <span className="hint">{m.moodRowHint()}</span>
        </span>
        <Form method="post" action={href("/how-are-you")} reloadDocument>
          <button type="submit" className="button text" name="intent" value="close">
            {m.moodOfferClose()} <span className="visually-hidden">({m.homeHowAreYou()})</span>
          </button>
        </Form>
      </li>
    </ul>
  );
}
