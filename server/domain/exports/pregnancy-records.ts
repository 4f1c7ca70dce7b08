import { planQuestionWords } from "../../contract/plan/question-words.ts";
import { say } from "../../contract/sentences/say.ts";
import { instant, type Content } from "./rows.ts";
import { losses, marks } from "./values.ts";

export const pregnancies: Content = {
  name: "pregnancies",
  about: say.exportAboutPregnancies,
  columns: [
    "isCurrent",
    "lastMenstrualPeriod",
    "cycleLength",
    "dueDateYouGave",
    "transferDate",
    "embryoAgeInDays",
    "numberOfBabies",
    "birthDate",
    "babyName",
    "numberOfChildren",
    "loss",
    "lossDate",
    "isLossHidden",
    "numberOfBabiesBeforeALoss",
    "babyNameBeforeALoss",
    "isLossOfABabyHidden",
    "addedAt",
    "changedAt",
  ],
  values: { loss: losses },
  async *pages({ db }, { id }) {
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
  },
};

export const scans: Content = {
  name: "scans",
  about: say.exportAboutScans,
  columns: ["scanDate", "ageInDays", "pregnancyAddedAt", "addedAt"],
  async *pages({ db }, { id }) {
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
  },
};

export const plan: Content = {
  name: "plan",
  about: say.exportAboutPlan,
  columns: ["item", "mark", "date", "pregnancyAddedAt", "markedAt"],
  values: { mark: marks },
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("planMark")
      .innerJoin("pregnancy", "pregnancy.id", "planMark.pregnancyId")
      .select(["planMark.item", "planMark.kind as mark", "planMark.date", "planMark.createdAt"])
      .select("pregnancy.createdAt as pregnancyAddedAt")
      .where("pregnancy.memberId", "=", id)
      // What an older version marked on the pregnancy is the child's.
      .where("planMark.item", "not like", "vaccines-%")
      .orderBy("planMark.createdAt")
      .execute();
    yield rows.map(({ item, mark, date, createdAt, pregnancyAddedAt }) => ({
      item,
      mark,
      date,
      pregnancyAddedAt: instant(pregnancyAddedAt),
      markedAt: instant(createdAt),
    }));
  },
};

export const planAnswers: Content = {
  name: "plan-answers",
  about: say.exportAboutPlanAnswers,
  columns: ["question", "answer", "pregnancyAddedAt", "answeredAt"],
  values: { question: planQuestionWords },
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("planAnswer")
      .innerJoin("pregnancy", "pregnancy.id", "planAnswer.pregnancyId")
      .select(["planAnswer.question", "planAnswer.isYes", "planAnswer.answeredAt"])
      .select("pregnancy.createdAt as pregnancyAddedAt")
      .where("pregnancy.memberId", "=", id)
      .orderBy("planAnswer.answeredAt")
      .orderBy("planAnswer.question")
      .execute();
    yield rows.map(({ question, isYes, answeredAt, pregnancyAddedAt }) => ({
      question,
      answer: isYes === 1,
      pregnancyAddedAt: instant(pregnancyAddedAt),
      answeredAt: instant(answeredAt),
    }));
  },
};
