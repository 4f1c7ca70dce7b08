import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { COMMENT_MAX } from "../../../server/contract/forum/limits.ts";
import type { Post } from "../../api/types.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, TextAreaField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import { useIsMember } from "../../use-app.ts";
import type { CommentFields } from "./add-comment.ts";
import { usePageAddress } from "./page-address.ts";

interface Props {
  post: Pick<Post, "id" | "isMine" | "author">;
  known: { constraint: Constraints; draft: Record<string, string>; formKey: string | null };
  result: SubmissionResult | undefined;
  button: string;
}

export function CommentBox(props: Props) {
  const added = useAdded();
  return (
    <section className="comment-box" aria-label="Add a comment">
      <CommentForm key={`${props.post.id} ${added}`} {...props} />
    </section>
  );
}

function CommentForm({ post, known, result, button }: Props) {
  const isMember = useIsMember();
  const page = usePageAddress();
  const [{ constraint, draft, formKey }] = useState(known);
  const [form, fields] = useForm<CommentFields>({
    id: "comment",
    lastResult: result,
    constraint,
    defaultValue: { ...(formKey ? { formKey } : {}), ...draft },
  });
  return (
    <Form method="post" action={page} {...getFormProps(form)} preventScrollReset>
      <ErrorSummary form={form} />
      <input type="hidden" name="post" value={post.id} />
      {formKey ? <input type="hidden" name="formKey" value={fields.formKey.initialValue} /> : null}
      <TextAreaField field={fields.comment} label="Your comment" max={COMMENT_MAX} rows={2} />
      <div className="comment-send">
        {post.isMine && post.author.isPseudonym ? (
          <p>
            In this thread you are <bdi>{post.author.fullName}</bdi>
          </p>
        ) : (
          <CheckboxField field={fields.isPseudonymous} label="Under a pseudonym" />
        )}
        <SubmitButton intent="comment">{button}</SubmitButton>
      </div>
      {isMember ? null : <p className="hint">You log in first; your words stay here.</p>}
    </Form>
  );
}

/** The focus goes to each added comment, as the address does. */
function useAdded() {
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
      document.getElementById(hash.slice(1))?.focus();
    }
    hashBefore.current = undefined;
  }, [isSending, hash]);
  return added;
}
