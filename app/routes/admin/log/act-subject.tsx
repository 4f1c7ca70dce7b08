import { href, Link } from "react-router";
import type { LoggedAct } from "../../../api/types.ts";

/** What or whom an act was about, with the way there. */
export function ActSubject({ subject: { kind, id, name } }: Pick<LoggedAct, "subject">) {
  switch (kind) {
    case "member":
      return name === null ? (
        "a deleted member"
      ) : (
        <Link to={href("/admin/members/:id", { id })}>
          <bdi>{name}</bdi>
        </Link>
      );
    case "contactMessage":
      return <Link to={`${href("/admin/contact")}?${new URLSearchParams({ message: id })}`}>message {id}</Link>;
    case "post":
    case "comment":
    case "review":
      return (
        <Link to={`${href("/admin/reports")}?${new URLSearchParams({ case: `${kind}:${id}` })}`}>
          {kind} {id.slice(0, 6)}
        </Link>
      );
    case "contentPicture":
      return `picture ${id.slice(0, 6)}`;
    default:
      return `${kind} ${id}`;
  }
}
