import { Form } from "react-router";
import type { Comment } from "../../api/types.ts";
import { Icon } from "../../icons/icon.tsx";
import { usePageAddress } from "./page-address.ts";
import { m } from "../../messages/m.ts";

export function HelpfulButton({ comment: { id, isHelpful } }: { comment: Pick<Comment, "id" | "isHelpful"> }) {
  return (
    <Form method="post" action={usePageAddress()} preventScrollReset>
      <input type="hidden" name="comment" value={id} />
      <button type="submit" name="intent" value={isHelpful ? "unmark" : "helpful"} aria-pressed={isHelpful}>
        <Icon name="check" />
        {m.forumHelpful()}
      </button>
    </Form>
  );
}
