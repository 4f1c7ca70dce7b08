import type { AuthorJson, CommentJson, PostJson, PostPictureJson, TopicJson } from "../../contract/forum/answers.ts";
import { nameInWords, type Author } from "../../domain/forum/authors.ts";
import type { Comment } from "../../domain/forum/comments.ts";
import type { Post } from "../../domain/forum/posts.ts";
import { topicInWords, type NamedTopic, type Topic } from "../../domain/forum/topics.ts";

export function postJson(post: Post): PostJson {
  return {
    ...textJson(post),
    title: post.title,
    description: post.body,
    moodID: post.mood,
    uploadingTime: post.createdAt,
    commentsCounter: post.commentCount,
    isAdminPost: post.isEditorial === 1,
    topic: post.topic && topicJson(post.topic),
    picture: pictureJson(post),
    isFollowed: post.isFollowed,
  };
}

export function commentJson(comment: Comment): CommentJson {
  return {
    ...textJson(comment),
    comment: comment.body,
    postId: comment.postId,
    createdDate: new Date(comment.createdAt).toISOString(),
    isByPostAuthor: comment.isByPostAuthor,
    isByStaff: comment.isByStaff === 1,
    isHelpful: comment.isHelpful === 1,
    replyTo: comment.replyToId,
  };
}

function pictureJson({ id, state, picture }: Post): PostPictureJson | null {
  if (!picture) return null;
  const { path, width, height, alt } = picture;
  const isWaiting = picture.state === "waiting";
  const isPublic = state === "shown" && !isWaiting;
  return { url: isPublic ? path : `/socialform/${id}/picture`, width, height, alt, isWaiting };
}

export function topicJson(topic: NamedTopic & Pick<Topic, "isUnlisted">): TopicJson {
  return { id: topic.id, name: topicInWords(topic), isUnlisted: topic.isUnlisted === 1 };
}

function textJson(text: Post | Comment) {
  const { id, author, partnerId, likeCount, isMine, isLiked, state, stateReason, version, editedAt } = text;
  return {
    _id: id,
    userId: authorJson(author),
    partnerId,
    likescounter: likeCount,
    isMine,
    isLiked,
    state,
    stateReason: isMine ? stateReason : null,
    version,
    editedTime: editedAt,
  };
}

export function authorJson({ image, isSample, ...named }: Author): AuthorJson {
  const { kind } = named;
  const fullName = nameInWords(named);
  return { fullName, image, isPseudonym: kind === "pseudonym", isGone: kind === "gone", isSample };
}
