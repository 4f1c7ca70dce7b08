import { z } from "@hono/zod-openapi";
import { activeRole } from "../domain/member/active-role.ts";
import type { Member } from "../domain/member/member.ts";
import type { UserJson } from "../contract/account/answers.ts";
import { phaseOf } from "../domain/pregnancies/phase.ts";
import { chosenPregnancy, today } from "../domain/pregnancies/pregnancies.ts";
import { progressOf } from "../domain/pregnancies/progress.ts";
import { stageOf } from "../domain/pregnancies/stage.ts";
import type { Context } from "../domain/context.ts";

export function inData<T extends z.ZodType>(schema: T) {
  return z.object({ data: schema });
}

export const MessageJson = z.object({ message: z.string() });

export function ok<T extends z.ZodType>(description: string, schema: T) {
  return { 200: { description, content: { "application/json": { schema } } } };
}

export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { "application/json": { schema } },
});

export async function userJson(context: Context, member: Member): Promise<UserJson> {
  const pregnancy = await chosenPregnancy(context, member.id);
  const progress = pregnancy && !pregnancy.loss ? progressOf(pregnancy, today(context)) : null;
  const isCounting = progress?.kind === "underway" || progress?.kind === "pastDue";
  return {
    _id: member.id,
    fullName: member.fullName,
    image: member.image,
    phoneNumber: member.phone,
    isPhoneProved: member.phoneProof === "proved",
    isPregnant: member.isPregnant === 1,
    expectedDate: isCounting ? progress.expectedDate : null,
    daysLeft: isCounting ? progress.daysLeft : null,
    numberOfBabies: pregnancy && !pregnancy.loss ? pregnancy.numberOfBabies : null,
    city: member.cityId,
    role: activeRole(context, member),
    stage: stageOf(pregnancy),
    phase: phaseOf(pregnancy, today(context)),
    ...(member.preferredLanguage === null ? {} : { language: member.preferredLanguage }),
  };
}
