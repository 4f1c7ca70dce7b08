import { readConfig } from "../../server/config.ts";
import { LANGUAGES } from "../../server/contract/languages.ts";
import type { OpenDatabase } from "../../server/db/open.ts";
import { InFlight } from "../../server/domain/in-flight.ts";
import { PasswordHasher } from "../../server/domain/password-hasher.ts";
import { secondFactorKeyFrom } from "../../server/domain/second-factor/sealed-secret.ts";
import { Settings } from "../../server/settings/settings.ts";
import type { Context } from "../../server/domain/context.ts";
import { exportStore } from "../../server/ports/exports/store.ts";
import { FileFolder } from "../../server/ports/files/folder.ts";
import { StoredImages } from "../../server/ports/images/store.ts";
import { Limits } from "../../server/ports/limits/limits.ts";
import { LiveHub } from "../../server/ports/live/hub.ts";
import { NOON } from "./noon.ts";

/** What the domain reaches, on this database at noon of the tests' day, for rules that are asked without HTTP. */
export function contextOn({ db, dialect }: OpenDatabase, dataDir: string): Context {
  return {
    db,
    now: () => NOON,
    isUniqueViolation: dialect.isUniqueViolation,
    newestWithWords: dialect.newestWithWords,
    newestMatches: dialect.newestMatches,
    settings: new Settings(db, readConfig({ DATA_DIR: dataDir }).settings),
    live: new LiveHub(),
    sms: { isSet: true, isTrial: false, send: () => {}, stop: async () => {} },
    reminders: { channels: ["sms"], caps: { day: undefined, month: undefined }, send: async () => "sent" },
    push: { publicKey: null, send: async () => "sent" },
    timeZone: "Asia/Karachi",
    publicOrigin: undefined,
    languages: LANGUAGES,
    passwords: new PasswordHasher(),
    secondFactorKey: secondFactorKeyFrom("a secret of the tests"),
    signUpKey: Buffer.alloc(32),
    requiresSecondFactor: false,
    limits: new Limits(),
    inFlight: new InFlight(),
    images: new StoredImages(new FileFolder(dataDir)),
    exports: exportStore(new FileFolder(dataDir)),
    jobs: { wake: () => {} },
  };
}
