import { href, Link } from "react-router";
import { m } from "../../messages/m.ts";

/** From what is read about a low mood. */
export function MoodLink() {
  return (
    <p>
      <Link to={href("/how-are-you")}>{m.moodLink()}</Link>
    </p>
  );
}
