import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { chosenPregnancy, today } from "../pregnancies/pregnancies.ts";
import { progressOf, type Progress } from "../pregnancies/progress.ts";
import { newestWords } from "./newest-words.ts";
import { findPost, type Post } from "./posts.ts";

const WEEKS_AROUND = 2;
const DAYS_OF_A_MONTH = 365.25 / 12;

/** Goes by authors' words, never by their own dates, which are nobody else's to know. Null after a loss. */
export async function monthQuestion(context: Context, member: Member): Promise<Post | null> {
  const chosen = await chosenPregnancy(context, member.id);
  const progress = chosen && progressOf(chosen, today(context));
  if ((chosen?.loss && chosen.loss.kind !== "mistake") || progress?.kind === "stopped") return null;
  const told = chosen?.loss ? null : progress;
  let others = (await newestWords(context)).filter(({ authorId }) => authorId !== member.id);
  for (let best = bestFor(told, others); best; best = bestFor(told, others)) {
    const { id } = best;
    const post = await findPost(context, member, id);
    const isAsBefore = post?.state === "shown" && !post.topic?.isUnlisted && bestFor(told, [post]);
    if (isAsBefore) return post;
    others = others.filter((other) => other.id !== id);
  }
  return null;
}

type Words = Pick<Post, "title" | "body" | "isEditorial" | "topicId">;

export function bestFor<P extends Words>(progress: Progress | null, posts: readonly P[]): P | undefined {
  const names = progress && namesMonth(progress);
  const others = posts.filter(({ isEditorial }) => !isEditorial);
  const first = (fits: (words: string, post: P) => boolean) =>
    others.find((post) => {
      const words = `${post.title}\n${post.body}`;
      return fits(words, post) && !aboutLoss.test(words);
    });
  const asks = (words: string) => /[?؟]/.test(words) && !namesAnyAge.test(words);
  return (
    (names && first(names)) ??
    topicsOf(progress)
      .map((id) => first((words, { topicId }) => topicId === id && asks(words)))
      .find(Boolean)
  );
}

/** The topics whose questions fit, best first; null is no topic. They are those that the migrations make. */
function topicsOf(progress: Progress | null): (string | null)[] {
  if (progress?.kind === "born") return ["newborn", "feelings", null];
  if (!progress || progress.kind === "stopped") return ["feelings", null];
  return [progress.trimester === 3 ? "birth" : "first-months", "feelings", null];
}

const namesAnyAge =
  /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty))(?:st|nd|rd|th)?[ -]?(?:weeks?|wks?|months?)\b|\bweek \d|ہفت|مہین/iu;

const aboutLoss =
  /miscarr|stillb|still born|ectopic|abort|grief|griev|passed away|\bdied\b|\bdeath\b|\bloss\b|\blost (?:my|our|a|the|him|her|it)\b|اسقاط|انتقال|وفات|ضائع|فوت ہ|مردہ|(?<!\p{L})(?:مر گ|غم|کھو (?:د|گ|چک)|کھوی)/iu;

function namesMonth(progress: Progress): ((words: string) => boolean) | null {
  if (progress.kind === "stopped") return null;
  const isBorn = progress.kind === "born";
  const weeks = isBorn ? progress.weeks : progress.age.weeks;
  const days = isBorn ? progress.days : progress.age.totalDays;
  const months = Math.floor(days / DAYS_OF_A_MONTH);
  const near = Array.from({ length: 2 * WEEKS_AROUND + 1 }, (_, index) => weeks - WEEKS_AROUND + index);
  const week = near.filter((number) => number > 0).join("|");
  const old = new RegExp(String.raw`\b(?:${week})[ -]weeks?[ -]old\b|\b${months}[ -]months?[ -]old\b`, "i");
  if (isBorn) return (words) => old.test(words);
  const pregnant = new RegExp(
    String.raw`\bweek (?:${week})\b|\b(?:${week})(?:th)? ?(?:weeks?|wks?)\b(?![ -]old)|\b${ordinal(months + 1)} month\b|\b(?:${months}|${months + 1}) months pregnant\b`,
    "i",
  );
  return (words) => pregnant.test(words);
}

function ordinal(number: number) {
  return `${number}${["th", "st", "nd", "rd"][number] ?? "th"}`;
}
