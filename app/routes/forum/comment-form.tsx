import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { Form, href, useLocation, useNavigation } from "react-router";
import { DangerLine } from "../../components/danger-line.tsx";
import { Link } from "../../components/link.tsx";
import { COMMENT_MAX } from "../../../server/contract/forum/limits.ts";
import type { Post } from "../../api/types.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, TextAreaField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import { Icon } from "../../icons/icon.tsx";
import { useIsMember } from "../../use-app.ts";
import type { CommentFields } from "./add-comment.ts";
import type { ThreadComments } from "./load-thread.ts";
import { usePageAddress } from "./page-address.ts";
import { useWritingAddress, type Writing } from "./writing.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  post: Pick<Post, "id" | "isMine" | "author">;
  known: { constraint: Constraints; draft: Record<string, string>; formKey: string | null };
  result: SubmissionResult | undefined;
  button: string;
  writing: Writing;
  comments: ThreadComments;
}

/** One line that opens to the form, so that the thread has the screen until it is used. */
export function CommentBox(props: Props) {
  const { post, known, result, writing } = props;
  const added = useAdded(writing.close);
  const isMember = useIsMember();
  const address = `${useWritingAddress()("")}#comment`;
  const isOpen = writing.isOpen || result !== undefined || "comment" in known.draft;
  return (
    <section className="comment-box" aria-label={m.forumCommentAdd()}>
      {isMember && isOpen ? <CommentForm key={`${post.id} ${added}`} {...props} /> : null}
      {isMember && !isOpen ? (
        <Link
          className="comment-line"
          to={address}
          rel="nofollow"
          preventScrollReset
          onClick={(event) => {
            event.preventDefault();
            writing.open("");
          }}
        >
          <Icon name="message-circle" />
          {m.forumCommentWrite()}
        </Link>
      ) : null}
      {isMember ? null : (
        <Link
          className="comment-line"
          to={`${href("/login")}?${new URLSearchParams({ next: address })}`}
          rel="nofollow"
        >
          <Icon name="message-circle" />
          {m.forumCommentLogIn()}
        </Link>
      )}
    </section>
  );
}

function CommentForm({ post, known, result, button, writing, comments }: Props) {
  const addressOf = useWritingAddress();
  const pageAddress = usePageAddress();
  const [{ constraint, draft, formKey }] = useState(known);
  const [form, fields] = useForm<CommentFields>({
    id: "comment",
    lastResult: result,
    constraint,
    defaultValue: { ...(formKey ? { formKey } : {}), ...draft },
  });
  const { opened, replyTo } = writing;
  useEffect(() => {
    if (opened > 0) document.getElementById(fields.comment.id)?.focus();
  }, [opened, fields.comment.id]);
  const answered = comments.list?.find(({ id }) => id === replyTo);
  return (
    <Form method="post" action={addressOf(replyTo)} {...getFormProps(form)} preventScrollReset>
      <ErrorSummary form={form} />
      <input type="hidden" name="post" value={post.id} />
      {formKey ? <input type="hidden" name="formKey" value={fields.formKey.initialValue} /> : null}
      {replyTo ? (
        <p className="replying">
          <input type="hidden" name="replyTo" value={replyTo} />
          <span>
            {answered ? (
              <Rich of={m.forumReplyTo} marks={{ name: <bdi /> }} with={{ name: answered.author.fullName }} />
            ) : (
              m.forumReplyYours()
            )}
          </span>
          <Link
            to={`${addressOf("")}#comment`}
            rel="nofollow"
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              writing.open("");
            }}
          >
            {m.forumCommentOnPost()}
          </Link>
        </p>
      ) : null}
      <TextAreaField field={fields.comment} label={m.typedComment()} hint={<DangerLine />} max={COMMENT_MAX} rows={2} />
      <div className="comment-send">
        {post.isMine && post.author.isPseudonym ? (
          <p>
            <Rich of={m.forumInThreadYouAre} marks={{ name: <bdi /> }} with={{ name: post.author.fullName }} />
          </p>
        ) : (
          <CheckboxField
            field={fields.isPseudonymous}
            label={m.forumPseudonymComment()}
            hint={m.forumPseudonymHint()}
          />
        )}
        <span>
          <Link className="button text" to={pageAddress} preventScrollReset onClick={writing.close}>
            {m.close()}
          </Link>{" "}
          <SubmitButton intent="comment">{button}</SubmitButton>
        </span>
      </div>
    </Form>
  );
}

/** The focus goes to each added comment, as the address does. */
function useAdded(close: () => void) {
  const isSending = useNavigation().formData?.get("intent") === "comment";
  const { hash } = useLocation();
  const hashBefore = useRef<string>(undefined);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (isSending) {
      hashBefore.current ??= hash;
      return;
    }
    if (hashBefore.current !== undefined && hashBefore.current !== hash && hash.startsWith("#comment-")) {
      setAdded((count) => count + 1);
      close();
      document.getElementById(hash.slice(1))?.focus();
    }
    hashBefore.current = undefined;
  }, [isSending, hash, close]);
  return added;
}
