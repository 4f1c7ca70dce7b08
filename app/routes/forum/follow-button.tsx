import { Form, href } from "react-router";
import { Link } from "../../components/link.tsx";
import type { Post } from "../../api/types.ts";
import { Icon } from "../../icons/icon.tsx";
import { useIsMember } from "../../use-app.ts";
import { usePageAddress } from "./page-address.ts";
import { m } from "../../messages/m.ts";

export function FollowButton({ post: { id, isFollowed } }: { post: Pick<Post, "id" | "isFollowed"> }) {
  const page = usePageAddress();
  if (!useIsMember()) {
    return (
      <Link to={`${href("/login")}?${new URLSearchParams({ next: page })}`} rel="nofollow">
        <Icon name="bell" />
        {m.forumFollow()}
      </Link>
    );
  }
  return (
    <Form method="post" action={page} preventScrollReset>
      <input type="hidden" name="post" value={id} />
      <button type="submit" name="intent" value={isFollowed ? "unfollow" : "follow"}>
        <Icon name={isFollowed ? "check" : "bell"} />
        {isFollowed ? m.forumUnfollow() : m.forumFollow()}
      </button>
    </Form>
  );
}
