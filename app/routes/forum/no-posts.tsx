import { href } from "react-router";
import { EmptyState } from "../../components/empty-state.tsx";
import { Link } from "../../components/link.tsx";
import { Rich } from "../../components/rich.tsx";
import { monthName } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";

export function NoPosts(props: { search: string; month: string; topic: string; page: number; totalPages: number }) {
  const { search, month, topic, page, totalPages } = props;
  if (page < totalPages || page > 1) {
    return <EmptyState title={m.forumNothingHere()}>{m.forumNothingHereText()}</EmptyState>;
  }
  if (search || month) {
    return (
      <EmptyState
        title={notFound(search, month && monthName(month), topic)}
        actions={
          <Link className="button" to={href("/forum/post-new")}>
            {m.searchAskForum()}
          </Link>
        }
      >
        <Rich of={m.forumTryOther} marks={{ all: <Link to={href("/forum")} /> }} />
      </EmptyState>
    );
  }
  return (
    <EmptyState title={topic ? m.forumNoPostsTopic({ topic }) : m.forumNoPosts()}>
      <Rich of={m.forumNoPostsText} marks={{ add: <Link to={href("/forum/post-new")} /> }} />
    </EmptyState>
  );
}

function notFound(search: string, month: string, topic: string) {
  if (search && month && topic) return m.forumNotFoundWordMonthTopic({ search, month, topic });
  if (search && month) return m.forumNotFoundWordMonth({ search, month });
  if (search && topic) return m.forumNotFoundWordTopic({ search, topic });
  if (search) return m.nothingFoundFor({ search });
  return topic ? m.forumNotFoundMonthTopic({ month, topic }) : m.forumNotFoundMonth({ month });
}
