import { useNavigation } from "react-router";
import { PlainText } from "../../format/plain-text.tsx";
import { m } from "../../messages/m.ts";

export function PendingComment() {
  const { formData } = useNavigation();
  const comment = formData?.get("intent") === "comment" ? formData.get("comment") : null;
  if (typeof comment !== "string" || comment.trim() === "") return null;
  return (
    <div className="comment-card pending">
      <p className="quiet" role="status">
        {m.forumCommentSending()}
      </p>
      <PlainText text={comment.trim()} />
    </div>
  );
}
