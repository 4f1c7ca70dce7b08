import type { Context as Request } from "hono";
import { TodayJson } from "../../contract/today/answers.ts";
import { countRecoveryCodes } from "../../domain/account/recovery-codes.ts";
import type { Context } from "../../domain/context.ts";
import { monthQuestion } from "../../domain/forum/month-question.ts";
import type { Member } from "../../domain/member/member.ts";
import { moodOfferTo } from "../../domain/mood-check/offer.ts";
import { planOf } from "../../domain/plan/plan.ts";
import { readingOnce } from "../../domain/read-once.ts";
import { weeklyArticleJson } from "../articles/articles.ts";
import { membersOnly } from "../authentication.ts";
import type { ApiEnvironment } from "../environment.ts";
import { failedPart, failures } from "../failures.ts";
import { postJson } from "../forum/forum-json.ts";
import { pregnancyInfo } from "../pregnancies/info.ts";
import { recordsJson } from "../pregnancies/records.ts";
import { inData, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";
import { urgentReadingsJson } from "./urgent-readings.ts";

const reading = createRoute({
  operationId: "readToday",
  ...membersOnly,
  tags: ["Today"],
  method: "get",
  path: "/today",
  summary: "What the first screen shows of the member's own, in one answer",
  description: "Each part is as its own call answers it. One that fails holds a failure instead of `data`.",
  responses: { ...ok("The parts", inData(TodayJson)), ...failures(401) },
});

export const today = router().openapi(reading, async (c) => {
  return c.json({ data: await todayJson(c, readingOnce(c.var.context), c.var.actor.member) }, 200);
});

export async function todayJson(c: Request<ApiEnvironment>, context: Context, member: Member): Promise<TodayJson> {
  const part = <T>(data: Promise<T>) => inPlace(c, data);
  const [info, pregnancies, plan, article, question, recoveryCodes, moodOffer, urgentReadings] = await Promise.all([
    part(pregnancyInfo(context, member)),
    part(recordsJson(context, member, false)),
    part(planOf(context, member)),
    part(weeklyArticleJson(context, member)),
    part(monthQuestion(context, member).then((post) => post && postJson(post))),
    part(countRecoveryCodes(context, member).then((left) => ({ left }))),
    part(moodOfferTo(context, member)),
    part(urgentReadingsJson(context, member)),
  ]);
  return { info, pregnancies, plan, article, question, recoveryCodes, moodOffer, urgentReadings };
}

async function inPlace<T>(c: Request<ApiEnvironment>, data: Promise<T>) {
  return data.then(
    (data) => ({ data }),
    (error: unknown) => failedPart(c, error),
  );
}
