import { z } from "zod";
import { LANGUAGE_CODES } from "../languages.ts";
import { ROLES } from "../member/roles.ts";
import { UnreadJson } from "../messages/answers.ts";
import { PHASES, STAGES } from "../pregnancies/stages.ts";
import { day } from "../times.ts";
import { TodayJson } from "../today/answers.ts";
import { profileAnswer } from "./fields.ts";

export const UserJson = z
  .object({
    _id: z.string(),
    ...profileAnswer,
    image: z.string().nullable().meta({ description: "Path to prefix with the API base" }),
    phoneNumber: z.string(),
    isPhoneProved: z.boolean().meta({ description: "By a code that went to the number by SMS" }),
    isPregnant: z.boolean(),
    expectedDate: day.nullable(),
    daysLeft: z.int().nullable(),
    numberOfBabies: z.int().nullable().meta({
      description: "Of the pregnancy that is followed, born or not; after the loss of one of several, those left",
    }),
    city: z.string().nullable(),
    role: z.enum(ROLES),
    stage: z
      .enum(STAGES)
      .meta({ description: "Which part of the product fits the member; none when no dates are known" }),
    phase: z.enum(PHASES).meta({ description: "The same with the trimester, or how old the baby is" }),
    language: z.enum(LANGUAGE_CODES).optional().meta({ description: "Left out while none is chosen" }),
  })
  .meta({ id: "User" });
export type UserJson = z.infer<typeof UserJson>;

export const MemberNewsJson = z
  .object({
    member: UserJson,
    conversations: UnreadJson,
    notifications: z.int().meta({ description: "Not read, counted to 100" }),
    today: TodayJson.optional().meta({
      description: "As `/today` answers it, where it is asked for; not after a loss",
    }),
  })
  .meta({ id: "MemberNews" });
export type MemberNewsJson = z.infer<typeof MemberNewsJson>;

export const SignInJson = z.object({ token: z.string(), user: UserJson }).meta({ id: "SignIn" });

export const PasswordChangeJson = z.object({
  message: z.string(),
  ended: z
    .array(z.enum(["recoveryCodes", "phoneChange", "calendarAddress"]))
    .optional()
    .meta({ description: "Access to the account that ended with the old password; left out when there was none" }),
});
export type PasswordChangeJson = z.infer<typeof PasswordChangeJson>;

export const DataExportJson = z
  .object({
    state: z.enum(["none", "waiting", "working", "done", "failed"]),
    partsDone: z.int(),
    parts: z.int(),
    size: z.int().nullable().meta({ description: "Bytes, once it is done" }),
    expiresTime: z.int().nullable().meta({ description: "When it is removed, once it is done" }),
  })
  .meta({ id: "DataExport" });
export type DataExportJson = z.infer<typeof DataExportJson>;
