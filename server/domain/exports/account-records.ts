import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { listNotifications } from "../notifications/reading.ts";
import { instant } from "./rows.ts";

export async function* profile({ db }: Context, member: Member) {
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

export async function* pregnancies({ db }: Context, { id }: Member) {
  const rows = await db.selectFrom("pregnancy").selectAll().where("memberId", "=", id).orderBy("createdAt").execute();
  yield rows.map((row) => ({
    isCurrent: row.isCurrent === 1,
    lastMenstrualPeriod: row.lastMenstrualPeriod,
    cycleLength: row.cycleLength,
    dueDateYouGave: row.givenDueDate,
    transferDate: row.transferDate,
    embryoAgeInDays: row.embryoAgeDays,
    numberOfBabies: row.numberOfBabies,
    birthDate: row.birthDate,
    babyName: row.babyName,
    numberOfChildren: row.numberOfChildren,
    // Whoever uses the phone next can open the file.
    loss: row.lossKind === "ended" ? "notSaid" : row.lossKind,
    lossDate: row.lossDate,
    isLossHidden: row.isLossHidden === 1,
    numberOfBabiesBeforeALoss: row.babiesBeforeLoss,
    babyNameBeforeALoss: row.nameBeforeLoss,
    isLossOfABabyHidden: row.isBabyLossHidden === 1,
    addedAt: instant(row.createdAt),
    changedAt: instant(row.updatedAt),
  }));
}

export async function* scans({ db }: Context, { id }: Member) {
  const rows = await db
    .selectFrom("pregnancyScan")
    .innerJoin("pregnancy", "pregnancy.id", "pregnancyScan.pregnancyId")
    .select(["pregnancyScan.date", "pregnancyScan.ageDays", "pregnancyScan.createdAt"])
    .select("pregnancy.createdAt as pregnancyAddedAt")
    .where("pregnancy.memberId", "=", id)
    .orderBy("pregnancyScan.date")
    .execute();
  yield rows.map(({ date, ageDays, createdAt, pregnancyAddedAt }) => ({
    scanDate: date,
    ageInDays: ageDays,
    pregnancyAddedAt: instant(pregnancyAddedAt),
    addedAt: instant(createdAt),
  }));
}

export async function* visits({ db }: Context, { id }: Member) {
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

export async function* notTold({ db }: Context, { id }: Member) {
  yield await db.selectFrom("mutedTopic").select("topic").where("memberId", "=", id).execute();
}

export async function* notifications(context: Context, member: Member) {
  for (let page = 1; ; page += 1) {
    const { items, totalPages } = await listNotifications(context, member, { page, limit: 100 });
    yield items.map(({ sentence, isRead, createdAt }) => ({ sentence, isRead, toldAt: instant(createdAt) }));
    if (page >= totalPages) return;
  }
}

export async function* reviews({ db }: Context, { id }: Member) {
  const rows = await db.selectFrom("review").selectAll().where("memberId", "=", id).orderBy("createdAt").execute();
  yield rows.map(({ rating, comment, isApproved, stateReason, createdAt }) => ({
    rating,
    text: comment,
    isApproved: isApproved === 1,
    reason: stateReason,
    writtenAt: instant(createdAt),
  }));
}

export async function* savedArticles({ db }: Context, { id }: Member) {
  const rows = await db
    .selectFrom("savedArticle")
    .innerJoin("article", "article.id", "savedArticle.articleId")
    .select(["article.title", "savedArticle.savedAt"])
    .where("savedArticle.memberId", "=", id)
    .orderBy("savedArticle.savedAt")
    .execute();
  yield rows.map(({ title, savedAt }) => ({ title, savedAt: instant(savedAt) }));
}

export async function* sessions({ db }: Context, { id }: Member) {
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
}

export async function* calendarAddress({ db }: Context, { id }: Member) {
  const rows = await db
    .selectFrom("calendarFeed")
    .select(["createdAt", "lastFetchedAt"])
    .where("memberId", "=", id)
    .execute();
  yield rows.map(({ createdAt, lastFetchedAt }) => ({
    madeAt: instant(createdAt),
    lastReadAt: lastFetchedAt === null ? null : instant(lastFetchedAt),
  }));
}
