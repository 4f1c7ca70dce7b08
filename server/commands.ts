import { WHY_MAX } from "./contract/member/limits.ts";
import { issueCode } from "./domain/account/new-password.ts";
import { issuePhoneCode } from "./domain/account/new-phone.ts";
import { CODE_MINUTES } from "./contract/account/limits.ts";
import { PasswordHasher } from "./domain/password-hasher.ts";
import { grantRole, memberByPhone } from "./domain/account/roles.ts";
import { ROLES } from "./contract/member/roles.ts";
import { endSecondFactorFor } from "./domain/second-factor/by-command.ts";
import { Failure } from "./failures.ts";
import { endSuspension, suspendMember } from "./domain/member-administration/administration.ts";
import { forDays } from "./domain/moderation/adverse-decision.ts";
import { takeBackup } from "./backup/backup.ts";
import { restoreBackup } from "./backup/restore.ts";
import { exportTo, importFrom } from "./content-command.ts";
import { DIRECTIONS, moveFiles } from "./files-command.ts";
import { examine, report } from "./doctor/doctor.ts";
import { existingDatabase, requireDatabase } from "./database.ts";
import { checkedConfig, readConfig } from "./config.ts";
import { SettingError } from "./setting-error.ts";
import { newPushKeys } from "./push-command.ts";
import { remindersAhead } from "./reminders-command.ts";

const GRANT = `grant <phone> <${ROLES.join("|")}>`;

const MOVE_FILES = `move-files <${DIRECTIONS.join("|")}>`;

const USAGE = `Use one of:
  npm run admin -- ${GRANT}
  npm run admin -- reset-code <phone>           (to set a new password with)
  npm run admin -- phone-code <phone>           (to change to the number the member has entered)
  npm run admin -- second-step-off <phone>      (sign-in needs the password alone)
  npm run admin -- suspend <phone> <days> <why> (the member sees why and can appeal; 0 ends the suspension)
  npm run admin -- reminders                    (how many would be sent on the next days; sends none)
  npm run admin -- push-keys                    (a new pair, to be set, with which phones are notified)
  npm run admin -- doctor                       (looks at all that Umeed needs, and says what to mend)
  npm run admin -- backup <folder>              (a new folder; the server may run meanwhile)
  npm run admin -- restore <folder>             (into an empty DATA_DIR or database)
  npm run admin -- ${MOVE_FILES}  (pictures and exports, between disk and S3; stop the server first)
  npm run admin -- content export <folder>      (a new folder: what readers have, as Markdown and JSON)
  npm run admin -- content import <folder>      (publishes what differs; all of it, or nothing)`;

interface Terminal {
  print: (line: string) => void;
  complain: (line: string) => void;
}

/** The server may run meanwhile. @returns the exit code. */
export async function runCommand(words: string[], environment: Environment, terminal: Terminal): Promise<0 | 1> {
  const { print, complain } = terminal;
  try {
    if (words.join(" ") === "doctor") {
      const { text, isWell } = report(await examine(environment));
      print(text);
      return isWell ? 0 : 1;
    }
    const run = wholeDataCommand(words, { environment, note: complain }) ?? memberCommand(words, environment);
    print(await run());
    return 0;
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof Failure)) throw error;
    complain(error.message);
    return 1;
  }
}

type Environment = Record<string, string | undefined>;

interface Operator {
  environment: Environment;
  note: (sentence: string) => void;
}

type Operating = Parameters<typeof issueCode>[0];

function wholeDataCommand(words: string[], { environment, note }: Operator) {
  if (words[0] === "reminders") {
    if (words.length > 1) throw wrong("reminders");
    return () => remindersAhead(readConfig(environment));
  }
  if (words[0] === "push-keys") {
    if (words.length > 1) throw wrong("push-keys");
    return newPushKeys;
  }
  if (words[0] === "move-files") {
    const direction = DIRECTIONS.find((known) => known === words[1]);
    if (!direction || words.length > 2) throw wrong(MOVE_FILES);
    return () => moveFiles(readConfig(environment), direction, note);
  }
  const [command, folder, ...more] = words[0] === "content" ? [words.slice(0, 2).join(" "), ...words.slice(2)] : words;
  const isKnown = /^(backup|restore|content export|content import)$/.test(command ?? "");
  if (words[0] === "content" && !isKnown) throw wrong("content <export|import> <folder>");
  if (!isKnown) return undefined;
  if (!folder || more.length > 0) throw wrong(`${command} <folder>`);
  if (command === "backup") {
    return async () => {
      const count = await takeBackup(readConfig(environment), folder, Date.now, note);
      return `${folder} holds a verified backup of ${count === 1 ? "the database" : `the database and ${count - 1} files`}.`;
    };
  }
  if (command === "restore") {
    return async () =>
      `The backup of ${await restoreBackup(readConfig(environment), folder, note)} is restored. Umeed can start on it.`;
  }
  if (command === "content export") return () => exportTo(configOfServer(environment), folder);
  return () => importFrom(configOfServer(environment), folder);
}

/** A folder without a database is not made. */
function configOfServer(environment: Environment) {
  requireDatabase(checkedConfig(environment));
  return readConfig(environment);
}

function wrong(usage: string, why = "Words are missing, or there are too many") {
  return new SettingError(`${why}. Use: npm run admin -- ${usage}`);
}

function memberCommand(words: string[], environment: Environment) {
  if (words.length === 0) throw new SettingError(USAGE);
  const run = commandFor(words);
  return async () => {
    const { db } = await existingDatabase(configOfServer(environment));
    try {
      return await run({ db, now: Date.now, passwords: new PasswordHasher() });
    } finally {
      await db.destroy();
    }
  };
}

function commandFor([command = "", phone = "", argument = "", ...more]: string[]) {
  if (command === "doctor") throw wrong("doctor");
  if (command === "suspend") return suspending(phone, argument, more.join(" ").trim().normalize("NFC"));
  if (command === "grant") return granting(phone, argument, more);
  const isAll = phone !== "" && argument === "" && more.length === 0;
  if (command === "reset-code") {
    if (!isAll) throw wrong("reset-code <phone>");
    return async (context: Operating) => {
      const { fullName, code } = await issueCode(context, phone);
      return `${fullName} can set a new password with the code ${code} for ${CODE_MINUTES} minutes.`;
    };
  }
  if (command === "phone-code") {
    if (!isAll) throw wrong("phone-code <phone>");
    return async (context: Operating) => {
      const { fullName, newPhone, code } = await issuePhoneCode(context, phone);
      return `${fullName} can change the phone number to ${newPhone} with the code ${code} for ${CODE_MINUTES} minutes.`;
    };
  }
  if (command === "second-step-off") {
    if (!isAll) throw wrong("second-step-off <phone>");
    return async (context: Operating) => {
      const { id, fullName } = await memberByPhone(context, phone);
      if (!(await endSecondFactorFor(context, id))) throw new SettingError(`${fullName} has no second step.`);
      return `${fullName} now signs in with the password alone, and is logged out everywhere.`;
    };
  }
  throw new SettingError(`There is no command '${command}'. See them all with: npm run admin`);
}

function granting(phone: string, named: string, more: string[]) {
  if (named === "" || more.length > 0) throw wrong(GRANT);
  const role = ROLES.find((name) => name === named);
  if (!role) throw wrong(GRANT, `There is no role '${named}'`);
  return async (context: Operating) => `${await grantRole(context, phone, role)} is ${role} from now on.`;
}

function suspending(phone: string, daysInWords: string, why: string) {
  const usage = "suspend <phone> <days> <why>";
  if (daysInWords === "") throw wrong(usage);
  if (!/^\d{1,4}$/.test(daysInWords)) throw wrong(usage, `'${daysInWords}' is no number of days from 0 to 9999`);
  if (why === "") throw wrong(usage, "The member sees why: say it in some words");
  if (why.length > WHY_MAX) throw new SettingError(`Say why in at most ${WHY_MAX} characters.`);
  const days = Number(daysInWords);
  return async (context: Operating) => {
    const { id: memberId, fullName } = await memberByPhone(context, phone);
    const change = { administrator: null, memberId, why };
    await (days === 0 ? endSuspension(context, change) : suspendMember(context, change, days));
    return `${fullName} ${days === 0 ? "may write again" : `may not write for ${forDays(days)}`}.`;
  };
}
