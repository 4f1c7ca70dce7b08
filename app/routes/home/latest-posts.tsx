import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { SnapRow } from "../../components/snap-row.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { AuthorLine } from "../forum/author-line.tsx";
import { postAddress } from "../forum/post-address.ts";
import type { HomePost } from "./home-post.ts";
import { m } from "../../messages/m.ts";

const AUTOPLAY_MS = 3_000;

type Props = { posts: { list: HomePost[]; problem?: undefined } | { list?: undefined; problem: string } };

export function LatestPosts({ posts }: Props) {
  if (posts.problem !== undefined) return <PartProblem lead={m.homeForumNotLoaded()} problem={posts.problem} />;
  if (posts.list.length === 0) return null;
  return (
    <section aria-labelledby="forum">
      <div className="section-head">
        <h2 id="forum">{m.placeSocialForum()}</h2>
        <Link to={href("/forum")}>{m.viewAll()}</Link>
      </div>
      <SnapRow label={m.placeSocialForum()} autoplay={AUTOPLAY_MS}>
        {posts.list.map(({ id, title, description, author, written, isEdited, mood, isAdminPost }) => (
          <li key={id} className="card post-card">
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
          </li>
        ))}
      </SnapRow>
    </section>
  );
}
