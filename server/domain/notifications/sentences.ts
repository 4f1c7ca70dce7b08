import type { Selectable } from "kysely";
import { say } from "../../contract/sentences/say.ts";
import type { NotificationTable } from "../../db/schema/notifications.ts";
import { sentenceOfNews } from "../notify/news.ts";
import type { Member } from "../member/member.ts";
import { authorOf, nameInWords } from "../forum/authors.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { daySentence } from "./day-news.ts";

const TITLE_SHOWN = 60;

interface CommentNews {
  title: string | null;
  postAuthorId: string | null;
  commentId: string | null;
  commentCount: number;
  authorId: string | null;
  pseudonym: string | null;
  fullName: string | null;
  image: string | null;
  isSample: number | null;
}

interface News
  extends CommentNews, Pick<Selectable<NotificationTable>, "kind" | "sentence" | "news" | "newsValues" | "subjectId"> {
  partnerName: string | null;
}

export function sentenceOf(news: News, member: Member, now: CalendarDate): string {
  if (news.kind === "messageRequest")
    return say.newsWantsToWrite({ name: apart(news.partnerName ?? say.deletedMember()) });
  if (news.kind === "ownDay") return daySentence(news.subjectId, now);
  if (news.kind === "comment") return commentSentence(news, member);
  return (news.news && sentenceOfNews(news.news, news.newsValues)) || news.sentence;
}

/** When the reader may not see the newest of several comments, the sentence names and counts nobody. */
function commentSentence(news: CommentNews, member: Member): string {
  const title = apart(shortened(news.title ?? ""));
  if (news.commentId === null) return say.newsComments({ title });
  const name = apart(nameInWords(authorOf(news)));
  if (news.commentCount > 1) return say.newsCommentsOf({ count: news.commentCount, title, name });
  return (news.postAuthorId === member.id ? say.newsCommentOnYours : say.newsCommentOn)({ name, title });
}

/** Unicode isolates keep a right-to-left name from reordering the sentence. */
const apart = (text: string) => `\u2068${text}\u2069`;

function shortened(title: string) {
  const letters = [...new Intl.Segmenter("en").segment(title)].map(({ segment }) => segment);
  return letters.length > TITLE_SHOWN ? `${letters.slice(0, TITLE_SHOWN).join("")}…` : title;
}
