import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fingerprint } from "../../../server/domain/identity.ts";
import { baby, expecting, review, token } from "../../fixtures/frozen-world.ts";
import { countedStatuses, noteFault } from "../../support/fault-note.ts";
import { emptyDatabase, isSqlite, type OwnDatabase } from "../../support/empty-database.ts";
import { productionSettings } from "../../support/production.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const DAY = 86_400_000;
const folder = new URL("../../fixtures/", import.meta.url);
const frozen = (await readdir(folder)).filter((file) => file.endsWith(isSqlite ? ".sqlite.sql" : ".postgres.sql"));

async function restore({ settings }: OwnDatabase, text: string) {
  if (!settings.databaseUrl) {
    const file = new DatabaseSync(join(settings.dataDir, "umeed.sqlite"));
    file.exec(text);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: settings.databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

describe.each(frozen)("Umeed started on a database as %s left it", (file) => {
  let data: OwnDatabase;
  let umeed: TestUmeed;
  beforeEach(async () => {
    data = await emptyDatabase();
    await restore(data, await readFile(new URL(file, folder), "utf8"));
    umeed = await startTestUmeed({ ...data.environment, ...(await productionSettings()) }, { now: () => NOON + DAY });
  });
  afterEach(async () => {
    await umeed.stop();
    await data.drop();
  });

  test("lets members sign in with their passwords, and shows their pregnancy and their baby", async () => {
    const answers = await Promise.all(
      [expecting, baby].map(({ phoneNumber, password }) =>
        umeed.call("POST", "/user/login/number-password", { body: { phoneNumber, password } }),
      ),
    );
    const infos = await Promise.all(
      answers.map((answer) => umeed.call("GET", "/pregnancyinfo/user", { token: answer.textAt("token") })),
    );

    expect(answers.map((answer) => answer.at("user.fullName"))).toEqual([expecting.fullName, baby.fullName]);
    const statuses = [...answers, ...infos].map(({ status }) => status);
    noteFault({ saw: `sign-ins, a pregnancy and a baby: ${countedStatuses(statuses)}` });
    expect(infos.map((info) => info.at("data"))).toMatchObject([
      [{ status: "underway", lastMenstrualPeriod: "2025-10-01", expectedDate: "2026-07-08", daysLeft: 117 }],
      [{ status: "born", babyName: "نور", babyBirthDate: "2026-01-10", babyAge: { days: 62, correctedWeeks: 5 } }],
    ]);
  });

  test("keeps a session that had begun, and every row that members wrote", async () => {
    const { db } = umeed;

    expect((await umeed.call("GET", "/user/me", { token })).at("data")).toMatchObject({
      fullName: expecting.fullName,
      phoneNumber: expecting.phoneNumber,
      city: expecting.city,
    });
    expect(
      await db
        .selectFrom("member")
        .select(["email", "dateOfBirth", "latitude", "longitude"])
        .orderBy("email")
        .execute(),
    ).toEqual([
      { email: baby.email, dateOfBirth: baby.dob, latitude: null, longitude: null },
      { email: expecting.email, dateOfBirth: expecting.dob, latitude: 31.55, longitude: 74.34 },
    ]);
    expect(await db.selectFrom("session").select("tokenHash").execute()).toContainEqual({
      tokenHash: fingerprint(token),
    });
    expect((await umeed.call("GET", "/user-review")).at("data")).toMatchObject([
      { _id: review.id, userName: baby.fullName, rating: review.rating, comment: review.comment, isSample: false },
    ]);
  });

  test("has today's content under the old ids, and takes new dates", async () => {
    const week = await umeed.call("GET", "/week/22ea2b2d6eae9fc057db2bb0");
    const added = await umeed.call("POST", "/pregnancyinfo/add", {
      token,
      body: { isBefore: true, lastMenstrualPeriod: "2025-10-05" },
    });

    expect(week.at("data.week")).toBe(1);
    expect((await umeed.call("GET", "/week")).at("data")).toHaveLength(42);
    expect(added.at("data")).toMatchObject([{ lastMenstrualPeriod: "2025-10-05" }]);
  });
});
