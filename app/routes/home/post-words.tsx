import { Link } from "../../components/link.tsx";
import { m } from "../../messages/m.ts";
import { AuthorLine } from "../forum/author-line.tsx";
import { postAddress } from "../forum/post-address.ts";
import type { HomePost } from "./home-post.ts";

export function PostWords({ post }: { post: HomePost }) {
  const { id, title, description, author, written, isEdited, mood, isAdminPost } = post;
  return (
    <>
      <AuthorLine
        author={author}
        written={written}
        isEdited={isEdited}
        mood={mood}
        hasFace={false}
        badge={isAdminPost ? m.admin() : undefined}
      />
      <h3 dir="auto">
        <Link to={postAddress(id)}>{title}</Link>
      </h3>
      <p className="post-text" dir="auto">
        {description}
      </p>
    </>
  );
}
