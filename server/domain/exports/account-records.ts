import { say } from "../../contract/sentences/say.ts";
import { deviceInWords } from "../device-words.ts";
import { listNotifications } from "../notifications/reading.ts";
import { inItsLanguage, oneInItsLanguage } from "../translations/translations.ts";
import { instant, type Content } from "./rows.ts";
import { genders, languageNames, topics } from "./values.ts";

export const profile: Content = {
  name: "profile",
  about: say.exportAboutProfile,
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
  values: { gender: genders, language: languageNames },
  async *pages(context, member) {
    const city = await context.db
      .selectFrom("city")
      .select(["id", "name"])
      .where("id", "=", member.cityId)
      .executeTakeFirst();
    const { fullName, phone, email, dateOfBirth, gender, country, latitude, longitude } = member;
    yield [
      {
        fullName,
        phoneNumber: phone,
        isPhoneConfirmed: member.phoneProof === "proved",
        email,
        dateOfBirth,
        gender,
        city: city ? (await oneInItsLanguage(context, city, city.id)).name : null,
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
  about: say.exportAboutNotTold,
  columns: ["topic"],
  values: { topic: topics },
  async *pages({ db }, { id }) {
    yield await db.selectFrom("mutedTopic").select("topic").where("memberId", "=", id).execute();
  },
};

export const notifications: Content = {
  name: "notifications",
  about: say.exportAboutNotifications,
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
  about: say.exportAboutReviews,
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
  about: say.exportAboutSavedArticles,
  columns: ["title", "savedAt"],
  async *pages(context, { id }) {
    const rows = await context.db
      .selectFrom("savedArticle")
      .innerJoin("article", "article.id", "savedArticle.articleId")
      .select(["article.id", "article.title", "savedArticle.savedAt"])
      .where("savedArticle.memberId", "=", id)
      .orderBy("savedArticle.savedAt")
      .execute();
    const articles = await inItsLanguage(context, rows, (row) => row.id);
    yield articles.map(({ title, savedAt }) => ({ title, savedAt: instant(savedAt) }));
  },
};

export const sessions: Content = {
  name: "sessions",
  about: say.exportAboutSessions,
  columns: ["device", "isSharedPhone", "loggedInAt", "lastUsedAt"],
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("session")
      .select(["deviceName", "isSharedPhone", "createdAt", "lastSeenAt"])
      .where("memberId", "=", id)
      .orderBy("createdAt")
      .execute();
    yield rows.map(({ deviceName, isSharedPhone, createdAt, lastSeenAt }) => ({
      device: deviceName && deviceInWords(deviceName),
      isSharedPhone: isSharedPhone === 1,
      loggedInAt: instant(createdAt),
      lastUsedAt: instant(lastSeenAt),
    }));
  },
};

export const calendarAddress: Content = {
  name: "calendar-address",
  about: say.exportAboutCalendarAddress,
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
