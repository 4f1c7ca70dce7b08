import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { PlainText } from "../../format/plain-text.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextAreaField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useLast, useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "../account/dialog-props.ts";
import type { EditCommentFields, EditPostFields } from "./edit.ts";
import { COMMENT_MAX } from "./limits.ts";
import { Mood } from "./mood.tsx";
import { PostFields } from "./post-fields.tsx";
import type { Text } from "./text.ts";

/** Changes her own post or comment. Where it was changed meanwhile, the text that stands there now is shown as well. */
export function EditDialog(props: FormDialogProps & { text: Text; current: Text | undefined }) {
  const { text, result, constraint, held, closeTo } = props;
  const current = useLast(props.current);
  const { form, fields } = useServerForm<EditPostFields & EditCommentFields>({
    id: "edit",
    result,
    constraint,
    defaultValue: { ...wordsOf(text), ...held },
  });
  return (
    <Dialog title={`Edit your ${text.kind}`} closeTo={closeTo}>
      <Form method="post" {...form.props} preventScrollReset>
        <ErrorSummary form={form} />
        <input type="hidden" name="version" value={fields.version.initialValue ?? ""} />
        {text.kind === "post" ? (
          <PostFields fields={fields} />
        ) : (
          <TextAreaField field={fields.comment} label="Your comment" max={COMMENT_MAX} rows={4} />
        )}
        <SubmitButton intent="edit" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
      {current ? <Current text={current} /> : null}
    </Dialog>
  );
}

function Current({ text }: { text: Text }) {
  return (
    <section className="current">
      <h3>What stands there now</h3>
      <p>It was changed in another window. Save, and your text above takes its place.</p>
      {text.kind === "post" ? (
        <>
          <Mood id={text.post.moodID} />
          <h4 dir="auto">{text.post.title}</h4>
          <PlainText text={text.post.description} />
        </>
      ) : (
        <PlainText text={text.comment.comment} />
      )}
    </section>
  );
}

function wordsOf(text: Text) {
  if (text.kind === "comment") return { comment: text.comment.comment, version: String(text.comment.version) };
  const { moodID, title, description, version } = text.post;
  return { moodID: String(moodID), title, description, version: String(version) };
}
