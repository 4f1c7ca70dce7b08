import type { Comment } from "../../api/types.ts";
import { PlainText } from "../../format/plain-text.tsx";
import { AuthorLine } from "./author-line.tsx";
import { LikeButton } from "./like-button.tsx";
import { TextMenu } from "./text-menu.tsx";
import { TextState } from "./text-state.tsx";
import type { Written } from "./written.ts";

export function CommentCard({ comment }: { comment: Written<Comment> }) {
  const { id, author, partnerId, written, editedTime, isByPostAuthor, isMine } = comment;
  return (
    <li className="card comment-card" id={`comment-${id}`} tabIndex={-1}>
      <AuthorLine
        author={author}
        written={written}
        isEdited={editedTime !== null}
        badge={isByPostAuthor ? "Author of the post" : undefined}
      />
      <TextState text={comment} />
      <PlainText text={comment.comment} />
      <div className="text-actions">
        <LikeButton subject={{ comment: id }} text={comment} />{" "}
        <TextMenu
          subject={{ comment: id }}
          about={`the comment of ${author.fullName}`}
          isMine={isMine}
          partnerId={partnerId}
        />
      </div>
    </li>
  );
}
