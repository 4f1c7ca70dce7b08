import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { hidingOf } from "../chat/hidden-messages.ts";
import { listNotifications } from "../notifications/reading.ts";

const PAGE = 500;

export type Row = Record<string, string | number | boolean | null>;

/** One kind of what is hers. */
export interface Content {
  name: string;
  /** What it is, in her words. */
  about: string;
  columns: readonly string[];
  pages: (context: Context, member: Member) => AsyncIterable<Row[]>;
}

/** All that a member gave and wrote, and what others wrote to her. Nothing else of others is in it. */
export const contents: readonly Content[] = [
  {
    name: "profile",
    about: "What you told us when you registered and after, and who may find you.",
    columns: [
      "fullName",
      "phoneNumber",
      "email",
      "dateOfBirth",
      "gender",
      "city",
      "country",
      "latitude",
      "longitude",
      "isPregnant",
      "isFindable",
      "acceptsRequests",
      "registeredAt",
    ],
    pages: profile,
  },
  {
    name: "pregnancies",
    about: "Your pregnancies and babies, with their dates.",
    columns: [
      "isCurrent",
      "lastMenstrualPeriod",
      "cycleLength",
      "dueDateYouGave",
      "scanDate",
      "scanAgeInDays",
      "transferDate",
      "embryoAgeInDays",
      "numberOfBabies",
      "birthDate",
      "babyName",
      "numberOfChildren",
      "loss",
      "isLossHidden",
      "addedAt",
      "changedAt",
    ],
    pages: pregnancies,
  },
  {
    name: "visits",
    about: "The visits before and after birth that you marked as done.",
    columns: ["visit", "pregnancyAddedAt", "markedAt"],
    pages: visits,
  },
  {
    name: "posts",
    about: "Your posts in the forum.",
    columns: ["id", "title", "text", "mood", "pseudonym", "state", "writtenAt", "editedAt"],
    pages: posts,
  },
  {
    name: "comments",
    about: "Your comments in the forum, each with the post under which it stands.",
    columns: ["id", "postId", "text", "pseudonym", "state", "writtenAt", "editedAt"],
    pages: comments,
  },
  {
    name: "likes",
    about: "The posts and comments that you like.",
    columns: ["kind", "id"],
    pages: likes,
  },
  {
    name: "messages",
    about: "Messages that you sent, and those that you received as you see them.",
    columns: ["with", "isFromYou", "text", "sentAt"],
    pages: messages,
  },
  {
    name: "contact-messages",
    about: "What you wrote to those who run this site, and their answers.",
    columns: ["reference", "name", "contactNumber", "subject", "text", "state", "writtenAt", "answer", "answeredAt"],
    pages: contactMessages,
  },
  {
    name: "notifications",
    about: "What you were told of under Notifications.",
    columns: ["sentence", "isRead", "toldAt"],
    pages: notifications,
  },
  {
    name: "not-told",
    about: "What you chose not to be told of.",
    columns: ["topic"],
    pages: notTold,
  },
  {
    name: "reports",
    about: "What you reported to the moderators.",
    columns: ["kind", "reason", "note", "outcome", "reportedAt"],
    pages: reports,
  },
  {
    name: "hidden-and-blocked",
    about: "Posts that you have hidden, and whom you have blocked.",
    columns: ["kind", "postId", "name", "since"],
    pages: hiddenAndBlocked,
  },
  {
    name: "reviews",
    about: "Your reviews of this site.",
    columns: ["rating", "text", "isApproved", "reason", "writtenAt"],
    pages: reviews,
  },
  {
    name: "saved-articles",
    about: "Articles that you saved for later.",
    columns: ["title", "savedAt"],
    pages: savedArticles,
  },
  {
    name: "sessions",
    about: "Where you are logged in.",
    columns: ["isSharedPhone", "loggedInAt", "lastUsedAt"],
    pages: sessions,
  },
];

async function* profile({ db }: Context, member: Member) {
  const city = await db.selectFrom("city").select("name").where("id", "=", member.cityId).executeTakeFirst();
  const { fullName, phone, email, dateOfBirth, gender, country, latitude, longitude } = member;
  yield [
    {
      fullName,
      phoneNumber: phone,
      email,
      dateOfBirth,
      gender,
      city: city?.name ?? null,
      country,
      latitude,
      longitude,
      isPregnant: member.isPregnant === 1,
      isFindable: member.isFindable === 1,
      acceptsRequests: member.acceptsRequests === 1,
      registeredAt: instant(member.createdAt),
    },
  ];
}

async function* pregnancies({ db }: Context, { id }: Member) {
  const rows = await db.selectFrom("pregnancy").selectAll().where("memberId", "=", id).orderBy("createdAt").execute();
  yield rows.map((row) => ({
    isCurrent: row.isCurrent === 1,
    lastMenstrualPeriod: row.lastMenstrualPeriod,
    cycleLength: row.cycleLength,
    dueDateYouGave: row.givenDueDate,
    scanDate: row.scanDate,
    scanAgeInDays: row.scanAgeDays,
    transferDate: row.transferDate,
    embryoAgeInDays: row.embryoAgeDays,
    numberOfBabies: row.numberOfBabies,
    birthDate: row.birthDate,
    babyName: row.babyName,
    numberOfChildren: row.numberOfChildren,
    loss: row.lossKind,
    isLossHidden: row.isLossHidden === 1,
    addedAt: instant(row.createdAt),
    changedAt: instant(row.updatedAt),
  }));
}

async function* visits({ db }: Context, { id }: Member) {
  const rows = await db
    .selectFrom("contactDone")
    .innerJoin("pregnancy", "pregnancy.id", "contactDone.pregnancyId")
    .select(["contactDone.contact as visit", "contactDone.createdAt", "pregnancy.createdAt as pregnancyAddedAt"])
    .where("pregnancy.memberId", "=", id)
    .orderBy("contactDone.createdAt")
    .execute();
  yield rows.map(({ visit, createdAt, pregnancyAddedAt }) => ({
    visit,
    pregnancyAddedAt: instant(pregnancyAddedAt),
    markedAt: instant(createdAt),
  }));
}

async function* notTold({ db }: Context, { id }: Member) {
  yield await db.selectFrom("mutedTopic").select("topic").where("memberId", "=", id).execute();
}

function posts({ db }: Context, { id: authorId }: Member) {
  return pagesAfter(async (after) => {
    const rows = await db
      .selectFrom("post")
      .select(["number", "id", "title", "body", "mood", "pseudonym", "state", "createdAt", "editedAt"])
      .where("authorId", "=", authorId)
      .where("number", ">", after)
      .orderBy("number")
      .limit(PAGE)
      .execute();
    return rows.map(({ number, body, createdAt, editedAt, ...row }) => ({
      number,
      row: { ...row, text: body, writtenAt: instant(createdAt), editedAt: instant(editedAt) },
    }));
  });
}

function comments({ db }: Context, { id: authorId }: Member) {
  return pagesAfter(async (after) => {
    const rows = await db
      .selectFrom("comment")
      .select(["number", "id", "postId", "body", "pseudonym", "state", "createdAt", "editedAt"])
      .where("authorId", "=", authorId)
      .where("number", ">", after)
      .orderBy("number")
      .limit(PAGE)
      .execute();
    return rows.map(({ number, body, createdAt, editedAt, ...row }) => ({
      number,
      row: { ...row, text: body, writtenAt: instant(createdAt), editedAt: instant(editedAt) },
    }));
  });
}

async function* likes({ db }: Context, { id: memberId }: Member) {
  const posts = await db.selectFrom("postLike").select("postId as id").where("memberId", "=", memberId).execute();
  yield posts.map(({ id }) => ({ kind: "post", id }));
  const comments = await db
    .selectFrom("commentLike")
    .select("commentId as id")
    .where("memberId", "=", memberId)
    .execute();
  yield comments.map(({ id }) => ({ kind: "comment", id }));
}

/** Her own, though she has put them out of her sight since; of the others' those that she sees. */
async function* messages({ db }: Context, { id: memberId }: Member) {
  const sides = await db
    .selectFrom("conversationSide")
    .leftJoin("member", "member.id", "conversationSide.otherId")
    .select(["conversationSide.conversationId", "conversationSide.hiddenPosition", "member.fullName"])
    .where("conversationSide.memberId", "=", memberId)
    .orderBy("conversationSide.conversationId")
    .execute();
  for (const { conversationId, hiddenPosition, fullName } of sides) {
    yield* pagesAfter(async (after) => {
      const rows = await db
        .selectFrom("message")
        .select(["position", "senderId", "body", "createdAt"])
        .where("conversationId", "=", conversationId)
        .where("position", ">", after)
        .where((where) =>
          where.or([
            where("senderId", "=", memberId),
            where.and([
              where("position", ">", hiddenPosition),
              where.not(where.exists(hidingOf(where.ref("message.id"), memberId))),
            ]),
          ]),
        )
        .orderBy("position")
        .limit(PAGE)
        .execute();
      return rows.map(({ position, senderId, body, createdAt }) => ({
        number: position,
        row: {
          with: fullName ?? "Deleted member",
          isFromYou: senderId === memberId,
          text: body,
          sentAt: instant(createdAt),
        },
      }));
    });
  }
}

async function* contactMessages({ db }: Context, { id }: Member) {
  const rows = await db
    .selectFrom("contactMessage")
    .leftJoin("contactAnswer", "contactAnswer.contactMessageId", "contactMessage.id")
    .select(["contactMessage.reference", "contactMessage.name", "contactMessage.contactNumber"])
    .select(["contactMessage.subject", "contactMessage.query", "contactMessage.state", "contactMessage.createdAt"])
    .select(["contactAnswer.body as answer", "contactAnswer.createdAt as answeredAt"])
    .where("contactMessage.authorId", "=", id)
    .orderBy("contactMessage.createdAt")
    .orderBy("contactAnswer.createdAt")
    .execute();
  yield rows.map(({ query, createdAt, answeredAt, ...row }) => ({
    ...row,
    text: query,
    writtenAt: instant(createdAt),
    answeredAt: instant(answeredAt),
  }));
}

async function* notifications(context: Context, member: Member) {
  for (let page = 1; ; page += 1) {
    const { items, totalPages } = await listNotifications(context, member, { page, limit: 100 });
    yield items.map(({ sentence, isRead, createdAt }) => ({ sentence, isRead, toldAt: instant(createdAt) }));
    if (page >= totalPages) return;
  }
}

async function* reports({ db }: Context, { id }: Member) {
  const rows = await db
    .selectFrom("report")
    .select(["subjectKind as kind", "reason", "note", "outcome", "createdAt"])
    .where("reporterId", "=", id)
    .orderBy("createdAt")
    .execute();
  yield rows.map(({ createdAt, ...row }) => ({ ...row, reportedAt: instant(createdAt) }));
}

async function* hiddenAndBlocked({ db }: Context, { id }: Member) {
  const hidden = await db
    .selectFrom("hiddenPost")
    .select(["postId", "createdAt"])
    .where("memberId", "=", id)
    .orderBy("createdAt")
    .execute();
  yield hidden.map(({ postId, createdAt }) => ({ kind: "hidden", postId, name: null, since: instant(createdAt) }));
  const blocked = await db
    .selectFrom("memberBlock")
    .select(["name", "createdAt"])
    .where("memberId", "=", id)
    .orderBy("createdAt")
    .execute();
  yield blocked.map(({ name, createdAt }) => ({ kind: "blocked", postId: null, name, since: instant(createdAt) }));
}

async function* reviews({ db }: Context, { id }: Member) {
  const rows = await db.selectFrom("review").selectAll().where("memberId", "=", id).orderBy("createdAt").execute();
  yield rows.map(({ rating, comment, isApproved, stateReason, createdAt }) => ({
    rating,
    text: comment,
    isApproved: isApproved === 1,
    reason: stateReason,
    writtenAt: instant(createdAt),
  }));
}

async function* savedArticles({ db }: Context, { id }: Member) {
  const rows = await db
    .selectFrom("savedArticle")
    .innerJoin("article", "article.id", "savedArticle.articleId")
    .select(["article.title", "savedArticle.savedAt"])
    .where("savedArticle.memberId", "=", id)
    .orderBy("savedArticle.savedAt")
    .execute();
  yield rows.map(({ title, savedAt }) => ({ title, savedAt: instant(savedAt) }));
}

async function* sessions({ db }: Context, { id }: Member) {
  const rows = await db
    .selectFrom("session")
    .select(["isSharedPhone", "createdAt", "lastSeenAt"])
    .where("memberId", "=", id)
    .orderBy("createdAt")
    .execute();
  yield rows.map(({ isSharedPhone, createdAt, lastSeenAt }) => ({
    isSharedPhone: isSharedPhone === 1,
    loggedInAt: instant(createdAt),
    lastUsedAt: instant(lastSeenAt),
  }));
}

/** Rows in the order of a number, page by page. */
async function* pagesAfter(read: (after: number) => Promise<{ number: number; row: Row }[]>) {
  for (let after = 0; ;) {
    const page = await read(after);
    yield page.map(({ row }) => row);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.number;
  }
}

/** An instant as people and programs read it. */
function instant(time: null): null;
function instant(time: number): string;
function instant(time: number | null): string | null;
function instant(time: number | null) {
  return time === null ? null : new Date(time).toISOString();
}
