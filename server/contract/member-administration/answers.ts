import { z } from "zod";
import { ROLES } from "../member/roles.ts";
import { CASE_KINDS, SUBJECT_KINDS } from "../moderation/choices.ts";
import { moment } from "../times.ts";

const found = {
  _id: z.string(),
  fullName: z.string(),
  phoneNumber: z.string().meta({ description: "E.164" }),
  role: z.enum(ROLES),
  suspendedUntilTime: z.int().nullable().meta({ description: "Until then the member may read and not write" }),
  isSample: z.boolean(),
  createdTime: moment,
};
export const FoundMemberJson = z.object(found).meta({ id: "FoundMember" });
export type FoundMemberJson = z.infer<typeof FoundMemberJson>;

export const SuspensionJson = z.object({
  isVeiled: z.boolean().meta({ description: "About words under a pseudonym: who they are by is not told here" }),
  reason: z.string().nullable(),
  sinceTime: moment.nullable(),
  isByCommand: z.boolean().meta({ description: "By the operator at the command line" }),
  by: z.string().nullable().meta({ description: "Null when the member left" }),
  answeredTime: z.int().nullable(),
  about: z.enum(SUBJECT_KINDS).nullable(),
  isUpheld: z.boolean().meta({ description: "Whether a moderator read the member's answer and left the decision" }),
  case: z
    .object({ kind: z.enum(CASE_KINDS), id: z.string() })
    .nullable()
    .meta({ description: "Where it can be read; null when in the log alone" }),
});
export type SuspensionJson = z.infer<typeof SuspensionJson>;

export const MemberRecordJson = z
  .object({
    ...found,
    postCount: z.int().meta({ description: "Under the member's own name: pseudonyms are not counted" }),
    commentCount: z.int(),
    suspension: SuspensionJson.nullable().meta({
      description: "Why the member may not write now, where it is on record",
    }),
    newPhone: z.string().nullable().meta({ description: "The new number of a change that was begun" }),
    sessions: z.array(
      z.object({
        _id: z.string(),
        isSharedPhone: z.boolean(),
        deviceName: z.string().nullable().meta({ example: "Chrome on Android", description: "Null when not known" }),
        createdTime: z.int(),
        lastSeenTime: z.int(),
      }),
    ),
  })
  .meta({ id: "MemberRecord" });
export type MemberRecordJson = z.infer<typeof MemberRecordJson>;

export const IssuedCodeJson = z
  .object({ code: z.string(), minutes: z.int().meta({ description: "For which it works" }) })
  .meta({ id: "IssuedCode" });
export type IssuedCodeJson = z.infer<typeof IssuedCodeJson>;
