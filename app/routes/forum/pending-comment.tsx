import { useNavigation } from "react-router";
import { PlainText } from "../../format/plain-text.tsx";

/** Her comment while it is on its way, as it will stand there. When it is refused, it stands in its form alone again. */
export function PendingComment() {
  const { formData } = useNavigation();
  const comment = formData?.get("intent") === "comment" ? formData.get("comment") : null;
  if (typeof comment !== "string" || comment.trim() === "") return null;
  return (
    <div className="card comment-card pending">
      <p className="quiet" role="status">
        Sending your comment…
      </p>
      <PlainText text={comment.trim()} />
    </div>
  );
}
