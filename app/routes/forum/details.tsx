import { data, href } from "react-router";
import { Link } from "../../components/link.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { Share } from "../../enhance/share.tsx";
import { useOrigin } from "../../use-app.ts";
import { BackLink } from "../../enhance/back-link.tsx";
import { PlainText } from "../../format/plain-text.tsx";
import { excerpt } from "../../format/shorten.ts";
import { pageTitle, sharePicture } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import type { Route } from "./+types/details.ts";
import { loadCommentForm } from "./add-comment.ts";
import { CommentBox } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { DangerRow } from "./danger-row.tsx";
import { FollowButton } from "./follow-button.tsx";
import { postAddress, topicAddress } from "./post-address.ts";
import { threadAction } from "./thread-action.ts";
import { LikeButton } from "./like-button.tsx";
import { resultOf, sendOrSay } from "./send-or-say.ts";
import { loadThread } from "./load-thread.ts";
import { PendingComment } from "./pending-comment.tsx";
import { useWriting } from "./writing.ts";
import { PostAuthor } from "./post-card.tsx";
import { PostPicture } from "./post-picture.tsx";
import { TextMenu } from "./text-menu.tsx";
import { TextState } from "./text-state.tsx";
import { m } from "../../messages/m.ts";

const DESCRIPTION_MAX = 160;

export const handle: PageHandle = { isShared: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const id = url.searchParams.get("id");
  if (!id) throw data({ message: m.forumNoSuchPost() }, { status: 404 });
  const thread = await loadThread(id, request, context);
  return {
    ...thread,
    summary: excerpt(thread.post.description, DESCRIPTION_MAX),
    commentForm: loadCommentForm(context),
  };
}

export const action = (args: Route.ActionArgs) => threadAction(args);

export const clientAction = (args: Route.ClientActionArgs) => sendOrSay(args);

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const { post, comments, commentForm } = loaderData;
  const writing = useWriting();
  const { id, title, description, commentCount, topic } = post;
  const address = `${useOrigin()}${postAddress(id)}`;
  return (
    <PageUnderDialogs className="page reading thread">
      <BackLink to={href("/forum")}>{m.waySocialForum()}</BackLink>
      <article id={`post-${id}`}>
        <PostAuthor post={post} />
        <TextState text={post} /> <h1 dir="auto">{title}</h1>
        {topic ? (
          <p className="topic">
            <Link to={topicAddress(topic.id)}>{topic.name}</Link>
          </p>
        ) : null}
        <PlainText text={description} />
        <PostPicture post={post} />
        <div className="text-actions">
          <LikeButton subject={{ post: id }} text={post} /> <FollowButton post={post} />{" "}
          {post.state === "shown" ? <Share title={title} address={address} isShort /> : null}{" "}
          <TextMenu
            subject={{ post: id }}
            about={title}
            isMine={post.isMine}
            partnerId={post.partnerId}
            hasPicture={post.picture !== null}
          />
        </div>
      </article>
      <DangerRow sign={post.dangerSign} />
      <section aria-labelledby="comments">
        <h2 id="comments">{m.commentCount({ count: commentCount })}</h2>
        <CommentList post={post} comments={comments} writing={writing} />
        <PendingComment />
      </section>
      <CommentBox
        post={post}
        known={commentForm}
        result={resultOf(actionData)}
        button={m.forumCommentPost()}
        writing={writing}
        comments={comments}
      />
    </PageUnderDialogs>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageTitle(matches, m.forumPost());
  const { id, title } = loaderData.post;
  const shared = { type: "article", image: sharePicture("post", id) } as const;
  return pageTitle(matches, title, loaderData.summary, shared);
}
