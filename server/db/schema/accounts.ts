import type { Generated } from "kysely";
import type { LanguageCode } from "../../contract/languages.ts";
import type { Flag, Time } from "./columns.ts";
import type { PrivacyColumns } from "./messages.ts";

export interface AccountTables {
  member: MemberTable;
  session: SessionTable;
  knownDevice: KnownDeviceTable;
  issuedCode: IssuedCodeTable;
  recoveryCode: RecoveryCodeTable;
  phoneChange: PhoneChangeTable;
  secondFactor: SecondFactorTable;
  secondFactorCode: SecondFactorCodeTable;
}

export type Role = "member" | "moderator" | "editor" | "administrator";

export type PhoneProof = "unasked" | "missing" | "proved";

export interface MemberTable extends PrivacyColumns {
  id: string;
  fullName: string;
  phone: string;
  phoneAsTyped: string;
  email: string;
  passwordHash: string;
  /** `unasked`: registered before numbers were proved. `missing`: no SMS goes to the number but for proving it. */
  phoneProof: Generated<PhoneProof>;
  /** YYYY-MM-DD, as every column that holds a calendar date. */
  dateOfBirth: string;
  gender: "MALE" | "FEMALE";
  cityId: string | null;
  country: string;
  /** Degrees, rounded to 0.01. */
  latitude: number | null;
  longitude: number | null;
  image: string | null;
  isFindable: Flag;
  isPregnant: Flag;
  isSample: Generated<Flag>;
  role: Generated<Role>;
  searchName: string | null;
  preferredLanguage: LanguageCode | null;
  suspendedUntil: Time | null;
  /** Hash of the registration form's key, so that a second submit signs in. */
  registrationKey: string | null;
  createdAt: Time;
  updatedAt: Time;
}

export interface SecondFactorTable {
  memberId: string;
  sealedSecret: string;
  confirmedAt: Time | null;
  /** Of the last code: the number of its 30 seconds since 1970. */
  lastStep: Generated<number>;
  createdAt: Time;
}

export interface SecondFactorCodeTable {
  codeHash: string;
  memberId: string;
  createdAt: Time;
}

export interface SessionTable {
  tokenHash: string;
  memberId: string;
  isSharedPhone: Flag;
  deviceName: string | null;
  secondFactorAt: Time | null;
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

export interface IssuedCodeTable {
  /** Hash of a phone number, which may be nobody's, or of a change of one. */
  account: string;
  /** Hash of the device or address that asked, `operator`, or `herself` for a change of the own number. */
  asker: string;
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
  phone: string;
  phoneAsTyped: string;
  expiresAt: Time;
}
