import { z } from "@hono/zod-openapi";
import { ROLES } from "../../contract/member/roles.ts";
import type { MemberRecord } from "../../domain/member-administration/record.ts";
import type { FoundMember } from "../../domain/member-administration/search.ts";

const found = {
  _id: z.string(),
  fullName: z.string(),
  phoneNumber: z.string().openapi({ description: "E.164" }),
  role: z.enum(ROLES),
  suspendedUntilTime: z.number().nullable().openapi({ description: "Until then she may read and not write" }),
  isSample: z.boolean(),
  createdTime: z.number().openapi({ description: "Epoch milliseconds" }),
};
export const FoundMemberJson = z.object(found).openapi("FoundMember");
const SuspensionJson = z.object({
  isVeiled: z.boolean().openapi({ description: "About words under a pseudonym: who they are by is not told here" }),
  reason: z.string().nullable(),
  sinceTime: z.number().nullable().openapi({ description: "Epoch milliseconds" }),
  isByCommand: z.boolean().openapi({ description: "By the operator at the command line" }),
  by: z.string().nullable().openapi({ description: "Null when she left" }),
  answeredTime: z.number().nullable(),
  about: z.enum(["post", "comment", "review", "member"]).nullable(),
  isUpheld: z.boolean().openapi({ description: "Whether a moderator read her answer, and it stands" }),
  case: z
    .object({ kind: z.enum(["post", "comment", "review", "member", "answer"]), id: z.string() })
    .nullable()
    .openapi({ description: "Where it can be read; null when in the log alone" }),
});
export const MemberRecordJson = z
  .object({
    ...found,
    postCount: z.number().openapi({ description: "Under her own name: pseudonyms are not counted" }),
    commentCount: z.number(),
    suspension: SuspensionJson.nullable().openapi({ description: "Why she may not write now, where it is on record" }),
    newPhone: z.string().nullable().openapi({ description: "The number that she has begun to change to" }),
    sessions: z.array(
      z.object({ _id: z.string(), isSharedPhone: z.boolean(), createdTime: z.number(), lastSeenTime: z.number() }),
    ),
  })
  .openapi("MemberRecord");

export function foundJson({ id, fullName, phone, role, suspendedUntil, isSample, createdAt }: FoundMember) {
  return {
    _id: id,
    fullName,
    phoneNumber: phone,
    role,
    suspendedUntilTime: suspendedUntil,
    isSample: isSample === 1,
    createdTime: createdAt,
  };
}

function suspensionJson(suspension: MemberRecord["suspension"]): z.infer<typeof SuspensionJson> | null {
  if (suspension === null) return null;
  const isVeiled = suspension === "veiled";
  const told = isVeiled ? null : suspension;
  return {
    isVeiled,
    reason: told?.reason ?? null,
    sinceTime: told?.since ?? null,
    isByCommand: told?.isByCommand ?? false,
    by: told?.deciderName ?? null,
    answeredTime: told?.answeredAt ?? null,
    about: told?.about ?? null,
    isUpheld: told?.outcome === "upheld",
    case: told?.caseName ?? null,
  };
}

export function recordJson({ postCount, commentCount, newPhone, sessions, suspension, ...member }: MemberRecord) {
  return {
    ...foundJson(member),
    postCount,
    commentCount,
    newPhone,
    suspension: suspensionJson(suspension),
    sessions: sessions.map(({ id, isSharedPhone, createdAt, lastSeenAt }) => ({
      _id: id,
      isSharedPhone,
      createdTime: createdAt,
      lastSeenTime: lastSeenAt,
    })),
  };
}
