import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { SnapRow } from "../../components/snap-row.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import type { HomePost } from "./home-post.ts";
import { PostWords } from "./post-words.tsx";
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
        {posts.list.map((post) => (
          <li key={post.id} className="card post-card">
            <PostWords post={post} />
          </li>
        ))}
      </SnapRow>
    </section>
  );
}
