import { listNotifications } from "../notifications/reading.ts";
import { instant, type Content } from "./rows.ts";

export const profile: Content = {
  name: "profile",
  about: "What you told us when you registered and after, and who may find you.",
  columns: [
    "fullName",
    "phoneNumber",
    "isPhoneConfirmed",
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
    "language",
    "registeredAt",
  ],
  async *pages({ db }, member) {
    const city = await db.selectFrom("city").select("name").where("id", "=", member.cityId).executeTakeFirst();
    const { fullName, phone, email, dateOfBirth, gender, country, latitude, longitude } = member;
    yield [
      {
        fullName,
        phoneNumber: phone,
        isPhoneConfirmed: member.phoneProof === "proved",
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
        language: member.preferredLanguage,
        registeredAt: instant(member.createdAt),
      },
    ];
  },
};

export const mutedTopics: Content = {
  name: "not-told",
  about: "What you chose not to be told of.",
  columns: ["topic"],
  async *pages({ db }, { id }) {
    yield await db.selectFrom("mutedTopic").select("topic").where("memberId", "=", id).execute();
  },
};

export const notifications: Content = {
  name: "notifications",
  about: "What you were told of under Notifications.",
  columns: ["sentence", "isRead", "toldAt"],
  async *pages(context, member) {
    for (let page = 1; ; page += 1) {
      const { items, totalPages } = await listNotifications(context, member, { page, limit: 100 });
      yield items.map(({ sentence, isRead, createdAt }) => ({ sentence, isRead, toldAt: instant(createdAt) }));
      if (page >= totalPages) return;
    }
  },
};

export const reviews: Content = {
  name: "reviews",
  about: "Your reviews of this site.",
  columns: ["rating", "text", "isApproved", "reason", "writtenAt"],
  async *pages({ db }, { id }) {
    const rows = await db.selectFrom("review").selectAll().where("memberId", "=", id).orderBy("createdAt").execute();
    yield rows.map(({ rating, comment, isApproved, stateReason, createdAt }) => ({
      rating,
      text: comment,
      isApproved: isApproved === 1,
      reason: stateReason,
      writtenAt: instant(createdAt),
    }));
  },
};

export const savedArticles: Content = {
  name: "saved-articles",
  about: "Articles that you saved for later.",
  columns: ["title", "savedAt"],
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("savedArticle")
      .innerJoin("article", "article.id", "savedArticle.articleId")
      .select(["article.title", "savedArticle.savedAt"])
      .where("savedArticle.memberId", "=", id)
      .orderBy("savedArticle.savedAt")
      .execute();
    yield rows.map(({ title, savedAt }) => ({ title, savedAt: instant(savedAt) }));
  },
};

export const sessions: Content = {
  name: "sessions",
  about: "Your devices.",
  columns: ["device", "isSharedPhone", "loggedInAt", "lastUsedAt"],
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("session")
      .select(["deviceName", "isSharedPhone", "createdAt", "lastSeenAt"])
      .where("memberId", "=", id)
      .orderBy("createdAt")
      .execute();
    yield rows.map(({ deviceName, isSharedPhone, createdAt, lastSeenAt }) => ({
      device: deviceName,
      isSharedPhone: isSharedPhone === 1,
      loggedInAt: instant(createdAt),
      lastUsedAt: instant(lastSeenAt),
    }));
  },
};

export const calendarAddress: Content = {
  name: "calendar-address",
  about: "The private address of your calendar, without its secret: since when it is there, and when it was last read.",
  columns: ["madeAt", "lastReadAt"],
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("calendarFeed")
      .select(["createdAt", "lastFetchedAt"])
      .where("memberId", "=", id)
      .execute();
    yield rows.map(({ createdAt, lastFetchedAt }) => ({
      madeAt: instant(createdAt),
      lastReadAt: lastFetchedAt === null ? null : instant(lastFetchedAt),
    }));
  },
};
