import { MOOD_QUESTIONS } from "../../contract/mood-check/questions.ts";
import { say } from "../../contract/sentences/say.ts";
import { keptMoodChecks } from "../mood-check/kept.ts";
import { instant, PAGE, type Content } from "./rows.ts";
import { moodOffers } from "./values.ts";

export const moodChecks: Content = {
  name: "how-are-you",
  about: say.exportAboutMoodChecks,
  columns: ["addedAt", "score", ...MOOD_QUESTIONS],
  async *pages(context, member) {
    for (let page = 1; ; page += 1) {
      const { items, totalPages } = await keptMoodChecks(context, member, { page, limit: PAGE });
      yield items.map(({ createdAt, score, answers }) => ({ addedAt: instant(createdAt), score, ...answers }));
      if (page >= totalPages) return;
    }
  },
};

export const closedMoodOffer: Content = {
  name: "how-are-you-closed",
  about: say.exportAboutMoodOffer,
  columns: ["reason", "closedUntil"],
  values: { reason: moodOffers },
  async *pages({ db }, { id }) {
    yield await db.selectFrom("moodOffer").select(["reason", "closedUntil"]).where("memberId", "=", id).execute();
  },
};
