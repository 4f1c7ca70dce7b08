import { href, useFetcher } from "react-router";
import { Link } from "../../components/link.tsx";
import type { Post } from "../../api/types.ts";
import { Toast } from "../../components/toast.tsx";
import { Icon } from "../../icons/icon.tsx";
import { useIsMember } from "../../use-app.ts";
import type { LikeAnswer } from "./like.ts";
import { usePageAddress, type Subject } from "./page-address.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  subject: Subject;
  text: Pick<Post, "isLiked" | "likeCount">;
}

/** Optimistic: shown at once, and taken back with a message when the server refuses. */
export function LikeButton({ subject, text }: Props) {
  const page = usePageAddress();
  const isMember = useIsMember();
  const fetcher = useFetcher<LikeAnswer>();
  const sent = fetcher.formData?.get("intent");
  const isLiked = sent ? sent === "like" : text.isLiked;
  const count = text.likeCount + Number(isLiked) - Number(text.isLiked);
  const problem = fetcher.data?.like?.problem;
  const words = (
    <>
      <Icon name={isLiked ? "heart-full" : "heart"} />
      <Rich
        of={isLiked ? m.forumLikedFigure : m.forumLikeFigure}
        marks={{ hidden: <span className="visually-hidden" /> }}
        with={{ count }}
      />
    </>
  );
  if (!isMember) {
    return (
      <Link className="like" to={`${href("/login")}?${new URLSearchParams({ next: page })}`} rel="nofollow">
        {words}
      </Link>
    );
  }
  return (
    <fetcher.Form method="post" action={page} preventScrollReset>
      {Object.entries(subject).map(([name, id]) => (
        <input key={name} type="hidden" name={name} value={id} />
      ))}
      <button type="submit" className="like" name="intent" value={isLiked ? "unlike" : "like"} aria-pressed={isLiked}>
        {words}
      </button>
      {problem ? <Toast key={problem.id} message={{ ...problem, kind: "alert" }} /> : null}
    </fetcher.Form>
  );
}
