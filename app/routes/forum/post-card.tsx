import { Link } from "../../components/link.tsx";
import type { Post } from "../../api/types.ts";
import { Icon } from "../../icons/icon.tsx";
import { AuthorLine } from "./author-line.tsx";
import { LikeButton } from "./like-button.tsx";
import { postAddress } from "./post-address.ts";
import { PictureMark } from "./post-picture.tsx";
import { TextMenu } from "./text-menu.tsx";
import { TextState } from "./text-state.tsx";
import type { Written } from "./written.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

/** The whole card leads to the thread; what can be done with the post lies above that link. */
export function PostCard({ post }: { post: Written<Post> }) {
  const { id, title, description, commentCount } = post;
  const address = postAddress(id);
  return (
    <li className="card post-card" id={`post-${id}`}>
      <PostAuthor post={post} />
      <TextState text={post} />
      <h2 dir="auto">
        <Link to={address}>{title}</Link>
      </h2>
      <p className="post-text" dir="auto">
        {description}
      </p>
      <div className="text-actions">
        <LikeButton subject={{ post: id }} text={post} />{" "}
        <Link to={`${address}#comments`}>
          <Icon name="message-circle" />
          <Rich
            of={m.forumCommentFigure}
            marks={{ hidden: <span className="visually-hidden" /> }}
            with={{ count: commentCount }}
          />
        </Link>{" "}
        <PictureMark post={post} />{" "}
        <TextMenu
          subject={{ post: id }}
          about={title}
          isMine={post.isMine}
          partnerId={post.partnerId}
          hasPicture={post.picture !== null}
        />
      </div>
    </li>
  );
}

export function PostAuthor({ post }: { post: Written<Post> }) {
  return (
    <AuthorLine
      author={post.author}
      written={post.written}
      isEdited={post.editedTime !== null}
      mood={post.mood}
      badge={post.isAdminPost ? m.admin() : undefined}
    />
  );
}
