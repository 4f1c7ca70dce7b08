import { Link } from "../../components/link.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { BackLink } from "../../enhance/back-link.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import type { Route } from "./+types/comments.ts";
import { loadCommentForm } from "./add-comment.ts";
import { CommentBox } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { threadAction } from "./thread-action.ts";
import { resultOf, sendOrSay } from "./send-or-say.ts";
import { loadThread } from "./load-thread.ts";
import { PendingComment } from "./pending-comment.tsx";
import { useWriting } from "./writing.ts";
import { postAddress } from "./post-address.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { post, comments } = await loadThread(params.forumID, request, context);
  const { id, title, isMine, author } = post;
  return { post: { id, title, isMine, author }, comments, commentForm: loadCommentForm(context) };
}

export const action = (args: Route.ActionArgs) => threadAction(args);

export const clientAction = (args: Route.ClientActionArgs) => sendOrSay(args);

export default function Comments({ loaderData, actionData }: Route.ComponentProps) {
  const { post, comments, commentForm } = loaderData;
  const writing = useWriting();
  return (
    <PageUnderDialogs className="page reading thread">
      <BackLink to={postAddress(post.id)}>{m.forumThePost()}</BackLink>
      <h1>{m.forumComments()}</h1>
      <p className="lead">
        <Rich
          of={m.forumCommentsOn}
          marks={{ post: <Link to={postAddress(post.id)} />, title: <bdi /> }}
          with={{ title: post.title }}
        />
      </p>
      <CommentList post={post} comments={comments} writing={writing} />
      <PendingComment />
      <CommentBox
        post={post}
        known={commentForm}
        result={resultOf(actionData)}
        button={m.send()}
        writing={writing}
        comments={comments}
      />
    </PageUnderDialogs>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageTitle(matches, loaderData ? m.forumCommentsOf({ title: loaderData.post.title }) : m.forumComments());
}
