import { Link } from "react-router";
import { Icon } from "../../icons/icon.tsx";

/** A row that leads to the danger-sign check. */
export function SignsLink({ words, to }: { words: string; to: string }) {
  return (
    <Link className="signs-link" to={to}>
      <Icon name="triangle-alert" />
      <span>
        <strong>{words}</strong> See what to do.
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
