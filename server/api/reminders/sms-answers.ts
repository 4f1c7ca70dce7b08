import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { takeAnswer } from "../../domain/reminders/answers.ts";
import { Failure, notFound } from "../../failures.ts";
import { checkBody } from "../bodies.ts";
import { router } from "../router.ts";
import { say } from "../../contract/sentences/say.ts";

const answer = z.object({
  id: z.string().min(1).max(200).nullish(),
  number: z.string().max(40),
  text: z.string().max(1_000),
});

const body = { content: { "application/json": { schema: answer } } };

/** For the operator's gateway alone, so the description of the API leaves it out; the operator's README has it. */
export function smsAnswers(secret: string | undefined) {
  return router().post(
    "/sms/answer",
    async (c, next) => {
      if (secret === undefined) throw notFound("call");
      const [, sent = ""] = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
      if (!isSame(sent, secret)) throw new Failure("unauthenticated", say.signedOut);
      await next();
    },
    checkBody({ body }),
    async (c) => {
      const told = answer.safeParse(await c.req.json().catch(() => null));
      if (!told.success) throw new Failure("invalid", say.requestUnreadable, { code: "malformed" });
      const { id = null, number, text } = told.data;
      await takeAnswer(c.var.context, { id, number, text });
      return c.body(null, 204);
    },
  );
}

/** Hashes are of one length, and take the same time to compare whatever was sent. */
function isSame(sent: string, secret: string) {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(sent), hash(secret));
}
