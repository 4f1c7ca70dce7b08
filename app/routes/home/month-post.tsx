import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Icon } from "../../icons/icon.tsx";
import { AuthorLine } from "../forum/author-line.tsx";
import { postAddress } from "../forum/post-address.ts";
import type { HomePost } from "./home-post.ts";
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
  const { id, title, description, author, written, isEdited, mood, isAdminPost, likes, comments } = question.post;
  return (
    <article className="card post-card month-post">
      <AuthorLine
        author={author}
        written={written}
        isEdited={isEdited}
        mood={mood}
        badge={isAdminPost ? m.badgeAdmin() : undefined}
      />
      <h3 dir="auto">
        <Link to={postAddress(id)}>{title}</Link>
      </h3>
      <p className="post-text" dir="auto">
        {description}
      </p>
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
