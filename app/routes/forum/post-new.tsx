import { getFormProps } from "@conform-to/react";
import { useState } from "react";
import { Form, href, redirect } from "react-router";
import { needed } from "../../api/client.ts";
import { appSettings } from "../../api/shared.ts";
import { BackLink } from "../../enhance/back-link.tsx";
import { Restored, START_ANEW } from "../../components/restored.tsx";
import { DraftKeeper } from "../../enhance/draft-keeper.tsx";
import { sendForm } from "../../enhance/send-form.ts";
import { pageTitle } from "../../format/title.ts";
import { readIntent } from "../../forms/intent.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useLast } from "../../forms/use-last.ts";
import { dropDraft, draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/post-new.ts";
import { addPost, newPostConstraint, type NewPostFields } from "./add-post.ts";
import { PictureFields } from "./picture-fields.tsx";
import { PostFields } from "./post-fields.tsx";
import { topicsToChoose } from "./topics-to-choose.ts";
import { m } from "../../messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, context }: Route.LoaderArgs) {
  const draft = draftFields(context);
  const topicId = draft["topicId"] ?? url.searchParams.get("topic") ?? "";
  const topics = await topicsToChoose(context, topicId);
  const { takesPostPictures } = needed(await appSettings(context)).data;
  return { constraint: newPostConstraint(), formKey: crypto.randomUUID(), draft, topics, topicId, takesPostPictures };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (readIntent(form, ["post", START_ANEW], "post") === "post") return addPost(form, context);
  dropDraft(context);
  return redirect(href("/forum/post-new"), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function PostNew({ loaderData, actionData }: Route.ComponentProps) {
  const { constraint, formKey, draft, topics, topicId, takesPostPictures } = loaderData;
  const [isRestored] = useState(Object.keys(draft).length > 0);
  const lastResult = useLast(actionData?.result);
  const [form, fields] = useForm<NewPostFields>({
    id: "new-post",
    lastResult,
    constraint,
    defaultValue: { formKey, topicId, ...draft },
  });
  return (
    <div className="page narrow">
      <BackLink to={href("/forum")}>{m.waySocialForum()}</BackLink>
      <h1>{m.forumAddPostTitle()}</h1>
      {isRestored && !lastResult ? <Restored /> : null}
      <Form method="post" encType={takesPostPictures ? "multipart/form-data" : undefined} {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <input type="hidden" name="formKey" defaultValue={fields.formKey.initialValue} />
        <PostFields fields={fields} topics={topics} />
        <CheckboxField field={fields.isPseudonymous} label={m.forumPseudonym()} hint={m.forumPseudonymHint()} />
        {takesPostPictures ? <PictureFields fields={fields} /> : null}
        <SubmitButton intent="post" sending={m.forumPosting()}>
          {m.forumPostSend()}
        </SubmitButton>
      </Form>
      <DraftKeeper formId={form.id} />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.forumAddPostTitle());
}
