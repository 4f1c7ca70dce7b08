import type { Database } from "../db/schema.ts";
import type { ExportStore } from "../exports/store.ts";
import type { ImageStore } from "../images/store.ts";
import type { JobRunner } from "../jobs/runner.ts";
import type { Limits } from "../limits/limits.ts";
import type { Live } from "../live/hub.ts";
import type { Sms } from "../sms/sms.ts";
import type { PasswordHasher } from "./accounts/passwords.ts";
import type { NewestMatches, WordLookup } from "./search/lookup.ts";
import type { Settings } from "./settings/settings.ts";

/** What every rule of the domain may reach: the data, the clock, the ports. */
export interface Context {
  db: Database;
  isUniqueViolation: (error: unknown) => boolean;
  newestMatches: NewestMatches;
  newestWithWords: WordLookup;
  /** Epoch milliseconds. */
  now: () => number;
  /** The operator's zone, in which a wire instant becomes a calendar date. */
  timeZone: string;
  settings: Settings;
  passwords: PasswordHasher;
  limits: Limits;
  live: Live;
  sms: Sms;
  images: ImageStore;
  exports: ExportStore;
  /** Does what a rule leaves for later. */
  jobs: Pick<JobRunner, "wake">;
}
