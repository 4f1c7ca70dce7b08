import type { askedGroup } from "../../contract/symptoms/answers.ts";
import type { z } from "zod";
import type { Context } from "../context.ts";
import { shippedId } from "../identity.ts";
import type { Member } from "../member/member.ts";
import { chosenPregnancy } from "../pregnancies/pregnancies.ts";
import { stageOf, type Stage } from "../pregnancies/stage.ts";
import { dangerSignQuestionById, type DangerSignQuestion } from "../symptoms/symptoms.ts";

type Who = Exclude<z.infer<typeof askedGroup>, "baby">;

/** Of the danger check. Each rests on the row of the table of signs about thoughts of harm. */
export const QUESTIONS_OF_HARM: Record<Who, string> = {
  pregnant: "pregnant-harm",
  afterBirth: "after-harm",
  afterLoss: "loss-harm",
};

const WHO: Record<Stage, Who> = {
  pregnant: "pregnant",
  afterBirth: "afterBirth",
  afterLoss: "afterLoss",
  // These words fit everybody: they speak of no baby.
  none: "pregnant",
};

export async function signOfHarm(context: Context, member: Member | null): Promise<DangerSignQuestion | null> {
  const stage = member ? stageOf(await chosenPregnancy(context, member.id)) : "none";
  return dangerSignQuestionById(context, shippedId("dangerSign", QUESTIONS_OF_HARM[WHO[stage]]));
}
