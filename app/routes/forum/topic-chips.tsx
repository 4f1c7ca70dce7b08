import { Fragment } from "react";
import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import type { ForumTopic } from "../../api/types.ts";
import { topicAddress } from "./post-address.ts";
import { m } from "../../messages/m.ts";

interface Props {
  topics: ForumTopic[];
  /** Empty for all. */
  chosen: string;
  search: string;
  hasMyMonth: boolean;
  isMyMonth: boolean;
}

/** An unlisted topic has a chip only while it is open. */
export function TopicChips({ topics, chosen, search, hasMyMonth, isMyMonth }: Props) {
  const shown = topics.filter(({ id, isUnlisted }) => !isUnlisted || id === chosen);
  if (shown.length === 0 && !hasMyMonth) return null;
  const kept = search ? `search=${encodeURIComponent(search)}` : "";
  return (
    <nav className="chips" aria-label={m.forumTopics()}>
      <Link
        className="chip"
        to={`${href("/forum")}${kept && `?${kept}`}`}
        aria-current={chosen === "" && !isMyMonth ? "page" : undefined}
      >
        {m.all()}
      </Link>{" "}
      {hasMyMonth ? (
        <Link
          className="chip"
          to={`${href("/forum")}?my-month=${kept && `&${kept}`}`}
          aria-current={isMyMonth ? "page" : undefined}
        >
          {m.forumMyMonth()}
        </Link>
      ) : null}{" "}
      {shown.map(({ id, name }) => (
        <Fragment key={id}>
          <Link
            className="chip"
            to={`${topicAddress(id)}${kept && `&${kept}`}`}
            aria-current={id === chosen ? "page" : undefined}
          >
            {name}
          </Link>{" "}
        </Fragment>
      ))}
    </nav>
  );
}

/** Nobody meets the name of such a topic without opening this. */
export function UnlistedTopics({ topics }: Pick<Props, "topics">) {
  const unlisted = topics.filter(({ isUnlisted }) => isUnlisted);
  if (unlisted.length === 0) return null;
  return (
    <details className="more-topics">
      <summary>{m.forumTopicsOther()}</summary>
      <ul>
        {unlisted.map(({ id, name }) => (
          <li key={id}>
            <Link to={topicAddress(id)} rel="nofollow">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="hint">{m.forumTopicsOtherHint()}</p>
    </details>
  );
}
