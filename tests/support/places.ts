import { freshDatabase } from "./postgres.ts";
import { ownRedis, type OwnRedis } from "./redis.ts";
import { startTestUmeed, type TestUmeed } from "./umeed.ts";

/** Where two members call: the same Umeed, in one process or in two. */
export interface Places {
  one: TestUmeed;
  other: TestUmeed;
  stop(): Promise<void>;
}

/** One process for both. */
export async function onePlace(): Promise<Places> {
  const umeed = await startTestUmeed();
  return { one: umeed, other: umeed, stop: () => umeed.stop() };
}

/** Two on one PostgreSQL. @param settings of both, such as their broker's. */
export async function twoPlaces(settings: Record<string, string> = {}): Promise<Places> {
  const database = await freshDatabase(process.env.TEST_DATABASE_URL ?? "");
  const one = await startTestUmeed({ DATABASE_URL: database.url, ...settings });
  const other = await startTestUmeed({ DATABASE_URL: database.url, ...settings });
  return {
    one,
    other,
    async stop() {
      await Promise.all([one.stop(), other.stop()]);
      await database.drop();
    },
  };
}

/** Two with a broker of their own between them, which the test may stop and start. */
export async function twoPlacesWithBroker(): Promise<Places & { broker: OwnRedis }> {
  const broker = await ownRedis();
  await broker.start();
  const places = await twoPlaces({ REDIS_URL: broker.url });
  return {
    ...places,
    broker,
    async stop() {
      await places.stop();
      await broker.halt();
    },
  };
}
