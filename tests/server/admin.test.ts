import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkConfig } from "../../server/config.ts";
import { runCommand } from "../../server/commands.ts";
import { addDays, calendarDateOf } from "../../server/domain/pregnancies/calendar-date.ts";
import { childEnvironment } from "../support/child-environment.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { decideAbout, decisionsToldTo, sentencesTo } from "../fixtures/decisions.ts";
import { memberNamed, newMember, type NewMember } from "../fixtures/members.ts";
import { postWords } from "../fixtures/posts.ts";
import { reminded } from "../fixtures/reminders.ts";
import { formOf, nextPhoneNumber } from "../fixtures/registrations.ts";

const admin = fileURLToPath(new URL("../../server/admin.ts", import.meta.url));
const DAY = 86_400_000;

let umeed: TestUmeed;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: Date.now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await memberNamed(umeed, "Sana");
});

/** What the operator's command says and how it ends, while the server runs. */
async function run(...words: string[]) {
  return runWith({ DATA_DIR: umeed.dataDir }, words);
}

async function runWith(environment: Record<string, string | undefined>, words: string[]) {
  let [stdout, stderr] = ["", ""];
  const code = await runCommand(words, environment, {
    print: (line) => (stdout += `${line}\n`),
    complain: (line) => (stderr += `${line}\n`),
  });
  return { stdout, stderr, code };
}

/** The same as a program of its own, as the operator starts it. */
async function start(...words: string[]) {
  const env = { ...childEnvironment(), DATA_DIR: umeed.dataDir };
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, [admin, ...words], { env }).then(
    (said) => ({ ...said, code: 0 }),
    (failure: { stdout: string; stderr: string; code: number }) => failure,
  );
  return { stdout, stderr, code };
}

const refusal = (stderr: unknown) => ({ stdout: "", stderr, code: 1 });
const acts = async ({ id } = sana) =>
  umeed.db
    .selectFrom("actOfPower")
    .select(["actorId", "act", "subjectKind", "reason"])
    .where("subjectId", "=", id)
    .orderBy("createdAt")
    .execute();

describe("reset-code", () => {
  test("draws a code with which she sets a new password once, and writes down that it was drawn", async () => {
    const { stdout, stderr, code } = await run("reset-code", sana.phoneNumber.replace("+92", "0"));
    expect([stderr, code]).toEqual(["", 0]);
    const [, drawn] = /^Sana can set a new password with the code (\d{6}) for 10 minutes\.\n$/.exec(stdout) ?? [];
    expect(await acts()).toEqual([{ actorId: null, act: "reset code", subjectKind: "member", reason: null }]);
    expect(await sentencesTo(umeed, sana)).toEqual([
      "We gave out a code to set a new password for your account. If you did not ask for it, write to us at once.",
    ]);

    const body = { phoneNumber: sana.phoneNumber, code: drawn, password: "another quiet lamp" };
    const set = () => umeed.call("POST", "/user/forgot-password", { body });
    expect([(await set()).status, (await set()).status]).toEqual([200, 401]);
  });
});

describe("phone-code", () => {
  const asks = async (phoneNumber: string) => {
    const hira = await newMember(umeed, { lastMenstrualPeriod: new Date(Date.now() - 100 * DAY) });
    const body = { phoneNumber, password: "a quiet lamp" };
    expect((await hira.call("POST", "/user/phone-change", { body })).status).toBe(202);
    return hira;
  };

  test("draws a code with which she changes to the number that she entered, and writes down that it was drawn", async () => {
    const newNumber = nextPhoneNumber();
    const hira = await asks(newNumber);
    const { stdout, stderr, code } = await run("phone-code", hira.phoneNumber.replace("+92", "0"));
    expect([stderr, code]).toEqual(["", 0]);
    const [, drawn] =
      /^Sana can change the phone number to \+92\d{10} with the code (\d{6}) for 10 minutes\.\n$/.exec(stdout) ?? [];
    expect(await acts(hira)).toEqual([{ actorId: null, act: "phone code", subjectKind: "member", reason: null }]);
    expect(await sentencesTo(umeed, hira)).toEqual([
      "We gave out a code to confirm your new phone number. If you did not ask for it, write to us at once.",
    ]);

    const finish = () => hira.call("PUT", "/user/phone-change", { body: { code: drawn } });
    expect([(await finish()).status, (await finish()).status]).toEqual([200, 400]);
    expect((await hira.call("GET", "/user/me")).at("data.phoneNumber")).toBe(newNumber);
  });

  test("draws none for who entered no number, or one that another member has", async () => {
    expect(await run("phone-code", sana.phoneNumber)).toEqual(
      refusal("Sana has not entered a new number under My Account.\n"),
    );
    const hira = await asks(sana.phoneNumber);
    expect(await run("phone-code", hira.phoneNumber)).toEqual(
      refusal(`Another member has ${sana.phoneNumber} already.\n`),
    );
    expect(await acts(hira)).toEqual([]);
  });
});

describe("second-step-off", () => {
  test("lets her sign in with the password alone, logs her out, and writes that down; once", async () => {
    const hira = await newMember(umeed, { lastMenstrualPeriod: new Date(Date.now() - 100 * DAY) });
    expect(await run("grant", hira.phoneNumber, "moderator")).toMatchObject({ code: 0 });
    const path = "/user/second-factor";
    const secret = (await hira.call("POST", path, { body: { password: "a quiet lamp" } })).textAt("data.secret");
    expect((await hira.call("PUT", path, { body: { code: new TOTP({ secret }).generate() } })).status).toBe(200);
    const body = { phoneNumber: hira.phoneNumber, password: "a quiet lamp" };
    const signIn = () => umeed.call("POST", "/user/login/number-password", { body });
    expect((await signIn()).at("code")).toBe("second_factor_required");

    expect(await run("second-step-off", hira.phoneNumber.replace("+92", "0"))).toEqual({
      stdout: "Sana now signs in with the password alone, and is logged out everywhere.\n",
      stderr: "",
      code: 0,
    });
    expect([(await hira.call("GET", "/user/me")).status, (await signIn()).status]).toEqual([401, 200]);
    expect((await acts(hira)).map(({ act }) => act)).toEqual(["grant", "second step off"]);
    expect(await run("second-step-off", hira.phoneNumber)).toEqual(refusal("Sana has no second step.\n"));
  });
});

describe("the program", () => {
  test("does as it is told, and writes refusals to the other stream", async () => {
    const done = await start("grant", sana.phoneNumber, "moderator");
    expect(done).toEqual({ stdout: "Sana is moderator from now on.\n", stderr: "", code: 0 });
    expect((await sana.call("GET", "/moderation")).status).toBe(200);

    expect(await start("grant", "nobody", "moderator")).toEqual(refusal("No member has this phone number.\n"));
    expect(await start("doctor")).toMatchObject({ stdout: expect.stringMatching(/Nothing to mend\.\n$/), code: 0 });
  });
});

describe("grant", () => {
  test("gives a role at once, to a number as people write it, and takes it back", async () => {
    expect((await sana.call("GET", "/moderation")).status).toBe(404);
    const written = sana.phoneNumber.replace("+92", "0");

    expect(await run("grant", written, "moderator")).toEqual({
      stdout: "Sana is moderator from now on.\n",
      stderr: "",
      code: 0,
    });
    expect((await sana.call("GET", "/moderation")).status).toBe(200);
    expect((await sana.call("GET", "/user/me")).at("data.role")).toBe("moderator");

    expect(await run("grant", sana.phoneNumber, "member")).toMatchObject({ code: 0 });
    expect((await sana.call("GET", "/moderation")).status).toBe(404);
    expect(await acts()).toEqual([
      { actorId: null, act: "grant", subjectKind: "member", reason: "from member to moderator" },
      { actorId: null, act: "grant", subjectKind: "member", reason: "from moderator to member" },
    ]);
    expect(await sentencesTo(umeed, sana)).toEqual(["You are now a moderator.", "You no longer have a role here."]);
  });

  test("the same twice is one, and an administrator is made and unmade as from the pages", async () => {
    for (const _ of [1, 2]) expect(await run("grant", sana.phoneNumber, "administrator")).toMatchObject({ code: 0 });
    expect([(await acts()).length, await sentencesTo(umeed, sana)]).toEqual([1, ["You are now an administrator."]]);
    expect(await run("grant", sana.phoneNumber, "member")).toMatchObject({ code: 0 });
  });
});

describe("suspend", () => {
  test("takes her voice for some days, and gives it back", async () => {
    const began = Date.now();
    const post = (title: string) => sana.call("POST", "/socialform/add", { body: postWords({ title }) });

    expect((await run("suspend", sana.phoneNumber, "3", "Unkind", "words")).stdout).toBe(
      "Sana may not write for 3 days.\n",
    );
    const refused = await post("While suspended");
    expect([refused.status, refused.at("message")]).toEqual([
      403,
      "You can read here, but not write, for 3 more days. If you need help, write to us under Contact us.",
    ]);
    const { suspendedUntil } = await umeed.db
      .selectFrom("member")
      .select("suspendedUntil")
      .where("id", "=", sana.id)
      .executeTakeFirstOrThrow();
    expect(Number(suspendedUntil) - began).toBeGreaterThanOrEqual(3 * DAY);
    expect(Number(suspendedUntil) - Date.now()).toBeLessThanOrEqual(4 * DAY);

    expect((await run("suspend", sana.phoneNumber, "0", "It was a mistake.")).stdout).toBe("Sana may write again.\n");
    expect((await post("Afterwards")).status).toBe(200);
    expect((await acts()).map(({ act, reason }) => [act, reason])).toEqual([
      ["suspend", "3 days: Unkind words"],
      ["give voice", "It was a mistake."],
    ]);
  });

  test("keeps a decision that she reads and answers, and that a moderator takes back; the same twice is one", async () => {
    const twice = ["suspend", sana.phoneNumber, "3", "Unkind words"];
    expect([(await run(...twice)).code, (await run(...twice)).code]).toEqual([0, 0]);
    const [id = "", ...more] = await decisionsToldTo(sana);
    expect([more, await sentencesTo(umeed, sana)]).toEqual([
      [],
      ["You can read here, but not write, for 3 days. Reason: “Unkind words”"],
    ]);
    expect((await sana.call("GET", `/decision/${id}`)).at("data")).toMatchObject({
      kind: "suspend",
      about: "member",
      reason: "Unkind words",
    });
    const answered = await sana.call("POST", `/decision/${id}/answer`, { body: { text: "It was not me." } });
    expect(answered.status).toBe(200);

    const hina = await memberNamed(umeed, "Hina", "moderator");
    expect((await decideAbout(hina, `answer/${id}`, { outcome: "undo" })).status).toBe(200);
    expect((await sana.call("POST", "/socialform/add", { body: postWords() })).status).toBe(200);
  });

  test("says how long the words may be, and suspends nobody for longer ones", async () => {
    expect(await run("suspend", sana.phoneNumber, "3", "x".repeat(501))).toEqual(
      refusal("Say why in at most 500 characters.\n"),
    );
    expect(await acts()).toEqual([]);
  });
});

describe("it changes nothing and says why", () => {
  const grant = "Use: npm run admin -- grant <phone> <member|moderator|editor|administrator>";
  const suspend = "Use: npm run admin -- suspend <phone> <days> <why>";
  const some = "Words are missing, or there are too many.";

  test.each([
    [["reset-code"], `${some} Use: npm run admin -- reset-code <phone>`],
    [["phone-code"], `${some} Use: npm run admin -- phone-code <phone>`],
    [["phone-code", "+923001234567", "now"], `${some} Use: npm run admin -- phone-code <phone>`],
    [["reset-code", "+923001234567", "now"], `${some} Use: npm run admin -- reset-code <phone>`],
    [["second-step-off"], `${some} Use: npm run admin -- second-step-off <phone>`],
    [["grant"], `${some} ${grant}`],
    [["grant", "+923001234567"], `${some} ${grant}`],
    [["grant", "+923001234567", "queen"], `There is no role 'queen'. ${grant}`],
    [["grant", "+923001234567", "Moderator"], `There is no role 'Moderator'. ${grant}`],
    [["grant", "+923001234567", "moderator", "now"], `${some} ${grant}`],
    [["suspend", "+923001234567"], `${some} ${suspend}`],
    [["suspend", "+923001234567", "3"], `The member sees why: say it in some words. ${suspend}`],
    [["suspend", "+923001234567", "3", " "], `The member sees why: say it in some words. ${suspend}`],
    [["suspend", "+923001234567", "-1", "Unkind"], `'-1' is no number of days from 0 to 9999. ${suspend}`],
    [["suspend", "+923001234567", "forever", "Unkind"], `'forever' is no number of days from 0 to 9999. ${suspend}`],
    [["suspend", "+923001234567", "1.5", "Unkind"], `'1.5' is no number of days from 0 to 9999. ${suspend}`],
    [["suspend", "+923001234567", "99999", "Unkind"], `'99999' is no number of days from 0 to 9999. ${suspend}`],
    [["delete", "+923001234567", "member"], "There is no command 'delete'. See them all with: npm run admin"],
    [["doctor", "now"], `${some} Use: npm run admin -- doctor`],
    [["content"], `${some} Use: npm run admin -- content <export|import> <folder>`],
    [["content", "move", "x"], `${some} Use: npm run admin -- content <export|import> <folder>`],
    [["content", "import"], `${some} Use: npm run admin -- content import <folder>`],
    [["backup", "a", "b"], `${some} Use: npm run admin -- backup <folder>`],
  ])("for wrong words %j, in one line", async (words, said) => {
    expect(await run(...words)).toEqual(refusal(`${said}\n`));
  });

  test("for none, with all commands", async () => {
    expect(await run()).toEqual(refusal(expect.stringMatching(/^Use one of:\n {2}npm run admin -- grant/)));
  });

  test.each(["+923009999999", "0300", "nobody", ""])("for the number %j, which no member has", async (phoneNumber) => {
    expect(await run("grant", phoneNumber, "moderator")).toEqual(refusal("No member has this phone number.\n"));
  });

  test("for a wrong setting, in one line", async () => {
    const words = ["grant", sana.phoneNumber, "moderator"];
    const settings = { DATA_DIR: umeed.dataDir };

    expect(await runWith({ ...settings, PORT: "many" }, words)).toEqual(
      refusal("PORT: must be a number from 0 to 65535\n"),
    );
    const unreachable = await runWith({ ...settings, DATABASE_URL: "postgres://umeed:hush@127.0.0.1:1/umeed" }, words);
    expect(unreachable).toEqual(refusal(expect.stringMatching(/^DATABASE_URL: the database can't be opened .*\n$/)));
    expect(unreachable.stderr).not.toContain("hush");
  });

  test("for a data folder without a database, and makes none", async () => {
    const folder = await mkdtemp(join(tmpdir(), "umeed-"));
    const env = { DATA_DIR: join(folder, "mistyped") };

    expect(await runWith(env, ["grant", sana.phoneNumber, "moderator"])).toEqual(
      refusal(expect.stringMatching(/^DATA_DIR: there is no database in /)),
    );
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe("content", () => {
  test("is written into a new folder, changed there, and published from it", async () => {
    const parent = await mkdtemp(join(tmpdir(), "umeed-content-"));
    const folder = join(parent, "content");
    const exported = await run("content", "export", folder);
    expect(exported.stdout).toMatch(/ holds \d{4} pieces of content\./);
    expect(await run("content", "export", folder)).toEqual(refusal(`${folder} is not empty; name a new folder\n`));

    const about = join(folder, "pages/about.md");
    await writeFile(about, `${await readFile(about, "utf8")}\nWe are in Hunza too.\n`);
    const imported = await run("content", "import", folder);

    expect([imported.stderr, imported.code]).toEqual(["", 0]);
    expect(imported.stdout).toMatch(/^0 new, 1 changed, \d{4} as they were\.\n$/);
    expect((await umeed.call("GET", "/setting")).textAt("data.aboutUs")).toContain("We are in Hunza too.");

    const amna = await memberNamed(umeed, "Amna", "editor");
    const stored = await amna.call("GET", "/content/page/about");
    const document = { ...Object(stored.at("data.document")), body: "Not yet." };
    const publication = { when: "later", date: "2099-01-01", time: "09:30" };
    for (const body of [
      { version: 1, document, publication },
      { version: 2, document: { ...document, body: "Never." } },
    ]) {
      expect((await amna.call("PUT", "/content/page/about", { body })).status).toBe(200);
    }
    expect((await run("content", "import", folder)).stdout).toMatch(/^0 new, 0 changed, \d{4} as they were\.\n$/);
    await writeFile(about, `${await readFile(about, "utf8")}\nAnd in Skardu.\n`);
    expect((await run("content", "import", folder)).stdout.split("\n").slice(1)).toEqual([
      "pages/about.md, about: version 2 is not published on 2099-01-01 at 09:30 any more.",
      "pages/about.md, about: an older draft, version 3, is among its versions.",
      "",
    ]);
    const image = new File([await readFile("public/icon-512.png")], "lamp.png");
    const picture = await amna.call("POST", "/content/picture", { body: formOf({ image, alt: "A lamp" }) });
    await writeFile(about, `${await readFile(about, "utf8")}\n${picture.textAt("data.markdown")}\n`);
    await run("content", "import", folder);
    const again = join(parent, "with-picture");
    expect((await run("content", "export", again)).stdout).toMatch(/ holds \d{4} pieces of content with one picture\./);
    expect((await readFile(join(again, picture.textAt("data.url")))).length).toBeGreaterThan(1_000);
    expect((await run("content", "import", again)).stdout).toMatch(/^0 new, 0 changed, \d{4} as they were\.\n$/);
    await rm(join(again, picture.textAt("data.url")));
    expect((await run("content", "import", again)).stderr).toMatch(/^uploads\/.*: It is not there\.\n$/);

    await writeFile(about, `\uFEFF${(await readFile(about, "utf8")).replaceAll("\n", "\r\n")}`);
    expect((await run("content", "import", folder)).stdout).toMatch(/^0 new, 0 changed, \d{4} as they were\.\n$/);
    await writeFile(join(folder, "articles/a#%zz.md"), await readFile(about));
    expect((await run("content", "import", folder)).stderr).toMatch(/^articles\/a#%zz\.md, .*small letters.*\n$/);
    await rm(join(folder, "articles/a#%zz.md"));
    await writeFile(about, Buffer.from([0xe9, 0x0a]));
    expect((await run("content", "import", folder)).stderr).toMatch(/pages\/about\.md is not in UTF-8/);
    const empty = await mkdtemp(join(parent, "empty-"));
    expect(await run("content", "import", empty)).toEqual(refusal(`${empty} holds no content, as an export does\n`));

    await writeFile(about, "no front matter");
    const refused = await run("content", "import", folder);
    expect([refused.stdout, refused.code]).toEqual(["", 1]);
    expect(refused.stderr).toContain("pages/about.md");
    expect(refused.stderr.split("\n")).toHaveLength(2);
    await rm(parent, { recursive: true });
  });
});

describe("reminders", () => {
  test("tells in bare numbers how many would be sent, and names nobody", async () => {
    await reminded({ db: umeed.db, now: Date.now }, addDays(today(), -26 * 7 + 3), {
      hour: 10,
      timeZone: "Asia/Karachi",
    });
    const { stdout, stderr, code } = await run("reminders");
    expect([stderr, code]).toEqual(["", 0]);
    const counts = stdout
      .split("\n")
      .slice(0, 7)
      .map((line) => /^\d{4}-\d\d-\d\d {2}(\d+)$/.exec(line)?.[1]);
    expect(counts).toEqual(["0", "0", "1", "0", "0", "0", "0"]);
    expect(stdout).toContain("Sent today: 0. Sent this month: 0.");
    expect(await run("reminders", "now")).toEqual(
      refusal("Words are missing, or there are too many. Use: npm run admin -- reminders\n"),
    );
  });
});

test("push-keys prints a pair that can be set as it is, and keeps it nowhere", async () => {
  const { stdout, stderr, code } = await run("push-keys");
  expect([stderr, code]).toEqual(["", 0]);
  const lines = stdout.split("\n").slice(0, 2);
  const settings = Object.fromEntries(lines.map((line) => line.split("=")));
  const contact = "mailto:operator@umeed.example";
  const { push } = checkConfig({ ...settings, PUSH_CONTACT: contact });
  expect(push).toEqual({ publicKey: settings["PUSH_PUBLIC_KEY"], privateKey: settings["PUSH_PRIVATE_KEY"], contact });
  expect((await run("push-keys")).stdout).not.toContain(settings["PUSH_PUBLIC_KEY"]);
  expect(await run("push-keys", "now")).toEqual(
    refusal("Words are missing, or there are too many. Use: npm run admin -- push-keys\n"),
  );
});

const today = () => calendarDateOf(Date.now(), "Asia/Karachi");
