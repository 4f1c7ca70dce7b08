import { getFormProps } from "@conform-to/react";
import { data, Form } from "react-router";
import { z } from "zod";
import { COMMENT_MAX } from "../../../server/contract/forum/limits.ts";
import { attempt, getApi, needed, type Outcome } from "../../api/client.ts";
import { appSettings } from "../../api/shared.ts";
import { DangerLine } from "../../components/danger-line.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { sendForm } from "../../enhance/send-form.ts";
import { PlainText } from "../../format/plain-text.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, TextAreaField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused, type Answerable } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useLast } from "../../forms/use-last.ts";
import { draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/edit.ts";
import { commentWords } from "./add-comment.ts";
import { done } from "./done.ts";
import { editedPostSchema, editedVersion, editPost } from "./edit-post.ts";
import { Mood } from "./mood.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { usePageAddress } from "./page-address.ts";
import { PostFields } from "./post-fields.tsx";
import { PostPicture } from "./post-picture.tsx";
import { halfPicture } from "./sent-picture.ts";
import { topicsToChoose } from "./topics-to-choose.ts";
import { findText, loadText, subjectOf, type Text } from "./text.ts";
import { m } from "../../messages/m.ts";

const commentSchema = z.object({ ...commentWords, version: editedVersion });

type Fields = z.input<typeof editedPostSchema> & z.input<typeof commentSchema>;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, context }: Route.LoaderArgs) {
  const text = await loadText(url, context, true);
  const topic = text.kind === "post" ? text.post.topic : null;
  const topics = text.kind === "post" ? await topicsToChoose(context, topic?.id) : [];
  return {
    kind: text.kind,
    // A closed topic is none to choose, and stays until another is.
    topics: topic && topics.every(({ id }) => id !== topic.id) ? [topic, ...topics] : topics,
    picture: text.kind === "post" && text.post.picture ? { id: text.post.id, picture: text.post.picture } : null,
    takesPicture: text.kind === "post" && needed(await appSettings(context)).data.takesPostPictures,
    constraint: constraintsOf(text.kind === "post" ? editedPostSchema : commentSchema),
    defaultValue: { ...wordsOf(text), ...draftFields(context) },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  return subjectOf(url).kind === "post" ? editThePost(form, { url, context }) : editComment(form, { url, context });
}

type Asked = Pick<Route.ActionArgs, "url" | "context">;

async function editThePost(form: FormData, asked: Asked) {
  const submission = readForm(form, editedPostSchema);
  const faults = halfPicture(form);
  if (submission.status !== "success" || faults) return incomplete(submission, faults);
  return answer(submission, await editPost(asked.context, subjectOf(asked.url).id, submission.value), asked);
}

async function editComment(form: FormData, asked: Asked) {
  const submission = readForm(form, commentSchema);
  if (submission.status !== "success") return incomplete(submission);
  const call = { param: { id: subjectOf(asked.url).id }, json: submission.value };
  return answer(submission, await attempt(getApi(asked.context).comment[":id"].$put(call)), asked);
}

/** After a conflict the form keeps the typed words and shows the saved ones beside them; sent again, they replace those. */
async function answer(submission: Answerable, outcome: Outcome<{ data: { state: string } }>, asked: Asked) {
  if (outcome.ok) return done(asked, savedSentence(outcome.value.data.state));
  const { data: back, init } = refused(submission, outcome.failure);
  const isChanged = outcome.failure.code === "changed_meanwhile";
  const found = isChanged ? await findText(subjectOf(asked.url), asked.context) : null;
  if (!found?.ok) return data(back, init ?? {});
  const current = wordsOf(found.value);
  const initialValue = { ...back.result.initialValue, version: current.version };
  return data({ result: { ...back.result, initialValue }, current }, init ?? {});
}

function savedSentence(state: string) {
  return state === "waiting" ? m.forumChangesWait() : m.forumChangesSaved();
}

function wordsOf(text: Text) {
  if (text.kind === "comment") return { comment: text.comment.comment, version: String(text.comment.version) };
  const { mood, title, description, topic, version } = text.post;
  return { mood: String(mood), title, description, topicId: topic?.id ?? "", version: String(version) };
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, topics, picture, takesPicture, ...known } = loaderData;
  const current = useLast(actionData && "current" in actionData ? actionData.current : undefined);
  const [form, fields] = useForm<Fields>({ id: "edit", lastResult: actionData?.result, ...known });
  return (
    <Dialog title={kind === "post" ? m.forumEditPost() : m.forumEditComment()} closeTo={usePageAddress("..")}>
      <Form
        method="post"
        encType={takesPicture ? "multipart/form-data" : undefined}
        {...getFormProps(form)}
        preventScrollReset
      >
        <ErrorSummary form={form} />
        <input type="hidden" name="version" value={fields.version.value} />
        {kind === "post" ? (
          <>
            <PostFields fields={fields} topics={topics} />
            {picture ? (
              <>
                <PostPicture post={picture} />
                <CheckboxField field={fields.removePicture} label={m.forumPictureRemove()} />
              </>
            ) : null}
            {takesPicture ? (
              <PictureFields fields={fields} label={picture ? m.forumFieldPictureOther() : m.fieldPicture()} />
            ) : null}
          </>
        ) : (
          <TextAreaField
            field={fields.comment}
            label={m.typedComment()}
            hint={<DangerLine />}
            max={COMMENT_MAX}
            rows={4}
          />
        )}
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
      {current ? <Current words={current} /> : null}
    </Dialog>
  );
}

function Current({ words }: { words: ReturnType<typeof wordsOf> }) {
  return (
    <section className="current">
      <h3>{m.forumSavedText()}</h3>
      <p>{m.forumSavedTextWhy()}</p>
      {words.comment === undefined ? (
        <>
          <Mood id={Number(words.mood)} />
          <h4 dir="auto">{words.title}</h4>
          <PlainText text={words.description} />
        </>
      ) : (
        <PlainText text={words.comment} />
      )}
    </section>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
