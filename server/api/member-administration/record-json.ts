import type {
  FoundMemberJson,
  MemberRecordJson,
  SuspensionJson,
} from "../../contract/member-administration/answers.ts";
import { deviceInWords } from "../../domain/device-words.ts";
import type { MemberRecord } from "../../domain/member-administration/record.ts";
import type { FoundMember } from "../../domain/member-administration/search.ts";

export function foundJson({
  id,
  fullName,
  phone,
  role,
  suspendedUntil,
  isSample,
  createdAt,
}: FoundMember): FoundMemberJson {
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

function suspensionJson(suspension: MemberRecord["suspension"]): SuspensionJson | null {
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

export function recordJson({
  postCount,
  commentCount,
  newPhone,
  sessions,
  suspension,
  ...member
}: MemberRecord): MemberRecordJson {
  return {
    ...foundJson(member),
    postCount,
    commentCount,
    newPhone,
    suspension: suspensionJson(suspension),
    sessions: sessions.map(({ id, isSharedPhone, deviceName, createdAt, lastSeenAt }) => ({
      _id: id,
      isSharedPhone,
      deviceName: deviceName && deviceInWords(deviceName),
      createdTime: createdAt,
      lastSeenTime: lastSeenAt,
    })),
  };
}
