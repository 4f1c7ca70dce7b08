import { Link } from "react-router";
import { BackLink } from "../../enhance/back-link.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import type { Route } from "./+types/comments.ts";
import { loadCommentForm } from "./add-comment.ts";
import { CommentBox } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { forumAction } from "./forum-action.ts";
import { answerOf, ForumDialogs } from "./forum-dialogs.tsx";
import { sendOrSay } from "./like-answer.ts";
import { loadThread } from "./load-thread.ts";
import { openDialog } from "./open-dialog.ts";
import { PendingComment } from "./pending-comment.tsx";
import { postAddress } from "./post-address.ts";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const dialog = await openDialog(url, context);
  const { post, comments } = await loadThread(params.forumID, request, context);
  const { _id, title, isMine, userId } = post;
  return { post: { _id, title, isMine, userId }, comments, dialog, commentForm: loadCommentForm(context) };
}

export const action = (args: Route.ActionArgs) => forumAction(args);

export const clientAction = (args: Route.ClientActionArgs) => sendOrSay(args);

export default function Comments({ loaderData, actionData }: Route.ComponentProps) {
  const { post, comments, dialog, commentForm } = loaderData;
  const answer = answerOf(actionData);
  return (
    <div className="page reading thread">
      <ForumDialogs open={dialog} answer={answer} />
      <BackLink to={postAddress(post._id)}>The post</BackLink>
      <h1>Comments</h1>
      <p className="lead">
        On <Link to={postAddress(post._id)}>{<bdi>{post.title}</bdi>}</Link>
      </p>
      <CommentList comments={comments} empty="Nobody has answered yet." />
      <PendingComment />
      <CommentBox post={post} known={commentForm} result={dialog ? undefined : answer?.result} button="Send" />
    </div>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageTitle(matches, loaderData ? `Comments on ${loaderData.post.title}` : "Comments");
}
