import type { ReactNode } from "react";
import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import type { Comment, Post } from "../../api/types.ts";
import { PlainText } from "../../format/plain-text.tsx";
import { Icon } from "../../icons/icon.tsx";
import { useIsMember } from "../../use-app.ts";
import { AuthorLine } from "./author-line.tsx";
import { HelpfulButton } from "./helpful-button.tsx";
import { LikeButton } from "./like-button.tsx";
import { TextMenu } from "./text-menu.tsx";
import { TextState } from "./text-state.tsx";
import { useWritingAddress, type Writing } from "./writing.ts";
import type { Written } from "./written.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  post: Pick<Post, "isMine">;
  comment: Written<Comment>;
  writing: Writing;
  children?: ReactNode;
}

export function CommentCard({ post, comment, writing, children }: Props) {
  const { id, author, partnerId, written, editedTime, isHelpful, isMine, state } = comment;
  return (
    <li className="comment-card" id={`comment-${id}`} tabIndex={-1}>
      <AuthorLine author={author} written={written} isEdited={editedTime !== null} badge={badgeOf(comment)} />
      <TextState text={comment} />
      {isHelpful ? (
        <p className="helpful">
          <Icon name="check" /> {m.forumHelped()}
        </p>
      ) : null}
      <PlainText text={comment.comment} />
      <div className="text-actions">
        <LikeButton subject={{ comment: id }} text={comment} />{" "}
        {state === "shown" ? <ReplyLink comment={comment} writing={writing} /> : null}{" "}
        {post.isMine && !isMine ? <HelpfulButton comment={comment} /> : null}{" "}
        <TextMenu
          subject={{ comment: id }}
          about={m.forumCommentOf({ name: author.fullName })}
          isMine={isMine}
          partnerId={partnerId}
          isPseudonym={author.isPseudonym}
        />
      </div>
      {children}
    </li>
  );
}

function badgeOf({ isByPostAuthor, isByStaff }: Comment) {
  if (isByStaff) return m.admin();
  return isByPostAuthor ? m.forumBadgeAuthor() : undefined;
}

function ReplyLink({ comment: { id, author }, writing }: Pick<Props, "comment" | "writing">) {
  const isMember = useIsMember();
  const address = `${useWritingAddress()(id)}#comment`;
  return (
    <Link
      to={isMember ? address : `${href("/login")}?${new URLSearchParams({ next: address })}`}
      rel="nofollow"
      preventScrollReset
      onClick={(event) => {
        if (!isMember) return;
        event.preventDefault();
        writing.open(id);
      }}
    >
      <Rich
        of={m.forumReply}
        marks={{ hidden: <span className="visually-hidden" />, name: <bdi /> }}
        with={{ name: author.fullName }}
      />
    </Link>
  );
}
