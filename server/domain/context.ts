import type { Language } from "../contract/languages.ts";
import type { Database } from "../db/schema.ts";
import type { ExportStore } from "../ports/exports/store.ts";
import type { ImageStore } from "../ports/images/store.ts";
import type { JobRunner } from "../ports/jobs/runner.ts";
import type { Limits } from "../ports/limits/limits.ts";
import type { Live } from "../ports/live/hub.ts";
import type { PushSender } from "../ports/push/sender.ts";
import type { ReminderSender } from "../ports/reminders/sender.ts";
import type { Sms } from "../ports/sms/sms.ts";
import type { Passwords } from "./password-hasher.ts";
import type { NewestMatches, WordLookup } from "../db/lookup.ts";
import type { InFlight } from "./in-flight.ts";
import type { Settings } from "../settings/settings.ts";

export interface Context {
  db: Database;
  isUniqueViolation: (error: unknown) => boolean;
  newestMatches: NewestMatches;
  newestWithWords: WordLookup;
  now: () => number;
  timeZone: string;
  publicOrigin: string | undefined;
  languages: readonly Language[];
  settings: Settings;
  passwords: Passwords;
  secondFactorKey: Buffer;
  signUpKey: Buffer;
  requiresSecondFactor: boolean;
  limits: Limits;
  inFlight: InFlight;
  live: Live;
  sms: Sms;
  reminders: ReminderSender;
  push: PushSender;
  images: ImageStore;
  exports: ExportStore;
  jobs: Pick<JobRunner, "wake">;
  /** Of a call that only reads: what it has read so far belongs to it. */
  once?: object;
}
