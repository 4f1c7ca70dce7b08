import { Form, href, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Text } from "./text.ts";

/** Puts a post out of her sight, or all that its author writes. */
export function HideDialog({ text, closeTo }: { text: Text; closeTo: string }) {
  const { userId } = text.kind === "post" ? text.post : text.comment;
  return (
    <Dialog title={text.kind === "post" ? "Hide or block" : "Block this member"} closeTo={closeTo}>
      {text.kind === "post" ? (
        <section>
          <h3>Only this post</h3>
          <p>You do not see it any more, nor its comments. Others do.</p>
          <Form method="post" preventScrollReset>
            <SubmitButton intent="hide" tone="plain">
              Hide this post
            </SubmitButton>
          </Form>
        </section>
      ) : null}
      {userId.isGone ? null : (
        <section>
          <h3>
            <bdi>{userId.fullName}</bdi>
          </h3>
          {userId.isPseudonym ? (
            <p>
              This is a pseudonym. Blocking it works in this thread only: you do not see here any more what is written
              under this name.
            </p>
          ) : (
            <p>
              Blocking works everywhere and both ways: you do not see what she writes under her name, and she does not
              see what you write under yours. She is not told.
            </p>
          )}
          <Form method="post" preventScrollReset>
            <SubmitButton intent="block" tone="plain">
              Block this member
            </SubmitButton>
          </Form>
        </section>
      )}
      <p className="hint">
        You can undo it in your account, under <Link to={href("/account/hidden")}>Hidden and blocked</Link>.
      </p>
    </Dialog>
  );
}
