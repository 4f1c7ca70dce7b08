import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";
import type { PrivacyColumns } from "./messages.ts";

export interface AccountTables {
  member: MemberTable;
  session: SessionTable;
  knownDevice: KnownDeviceTable;
  passwordCode: PasswordCodeTable;
  recoveryCode: RecoveryCodeTable;
  phoneChange: PhoneChangeTable;
}

/** What a member may do besides what all may; an administrator may do all. */
export type Role = "member" | "moderator" | "editor" | "administrator";

export interface MemberTable extends PrivacyColumns {
  id: string;
  fullName: string;
  /** E.164. */
  phone: string;
  phoneAsTyped: string;
  email: string;
  passwordHash: string;
  /** YYYY-MM-DD, as every column that holds a calendar date. */
  dateOfBirth: string;
  gender: "MALE" | "FEMALE";
  cityId: string | null;
  country: string;
  /** Degrees, kept at 0.01. */
  latitude: number | null;
  longitude: number | null;
  /** Path under /uploads of the JPEG; the other formats stand beside it. */
  image: string | null;
  isFindable: Flag;
  isPregnant: Flag;
  isSample: Generated<Flag>;
  role: Generated<Role>;
  /** Null until the server has folded it. */
  searchName: string | null;
  /** Until then she may read and not write. */
  suspendedUntil: Time | null;
  /** Hash of the key of the form that registered her, so that a second submit signs in. */
  registrationKey: string | null;
  createdAt: Time;
  updatedAt: Time;
}

export interface SessionTable {
  tokenHash: string;
  memberId: string;
  isSharedPhone: Flag;
  /** In words, such as 'Chrome on Android'; null when it is not known. */
  deviceName: string | null;
  createdAt: Time;
  lastSeenAt: Time;
  idleUntil: Time;
  absoluteUntil: Time;
}

export interface KnownDeviceTable {
  memberId: string;
  deviceHash: string;
  lastSeenAt: Time;
}

export interface PasswordCodeTable {
  /** Hash of a phone number, which need be nobody's, or of a change of one. */
  account: string;
  /** By which way it goes to her. */
  kind: "sms" | "operator";
  codeHash: string;
  triesLeft: number;
  expiresAt: Time;
}

export interface RecoveryCodeTable {
  codeHash: string;
  memberId: string;
  createdAt: Time;
}

export interface PhoneChangeTable {
  memberId: string;
  /** E.164. */
  phone: string;
  phoneAsTyped: string;
  expiresAt: Time;
}
