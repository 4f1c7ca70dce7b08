import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { HomePost } from "./home-post.ts";
import { PostWords } from "./post-words.tsx";
import { m } from "../../messages/m.ts";

export interface MonthPostShown extends HomePost {
  likes: string;
  comments: string;
}

type Props = { question: { post: MonthPostShown | null; problem?: undefined } | { problem: string } };

export function MonthPost({ question }: Props) {
  return (
    <section aria-labelledby="forum">
      <div className="section-head">
        <h2 id="forum">{m.placeSocialForum()}</h2>
        <Link to={href("/forum")}>{m.viewAll()}</Link>
      </div>
      <Content question={question} />
    </section>
  );
}

function Content({ question }: Props) {
  if (question.problem !== undefined) return <PartProblem lead={m.homeForumNotLoaded()} problem={question.problem} />;
  if (!question.post) {
    return (
      <EmptyState title={m.homeNoQuestion()}>
        <Link to={href("/forum/post-new")}>{m.homeAskFirst()}</Link>
      </EmptyState>
    );
  }
  const { likes, comments } = question.post;
  return (
    <article className="card post-card month-post">
      <PostWords post={question.post} />
      <p className="counts quiet">
        <span>
          <Icon name="heart" /> {likes}
        </span>{" "}
        <span>
          <Icon name="message-circle" /> {comments}
        </span>
      </p>
    </article>
  );
}
