import { preparedDatabase } from "./prepared-database.ts";
import { ownRedis, type OwnRedis } from "./redis.ts";
import { startTestUmeed, type TestUmeed } from "./umeed.ts";

/** Where two members call: the same Umeed, in one process or in two. */
export interface Places {
  one: TestUmeed;
  other: TestUmeed;
  stop(): Promise<void>;
}

type Options = NonNullable<Parameters<typeof startTestUmeed>[1]>;

/** One process for both. */
export async function onePlace(options: Options = {}): Promise<Places> {
  const umeed = await startTestUmeed({}, options);
  return { one: umeed, other: umeed, stop: () => umeed.stop() };
}

/** Two on one PostgreSQL. @param settings of both, such as their broker's. */
export async function twoPlaces(settings: Record<string, string> = {}, options: Options = {}): Promise<Places> {
  const database = await preparedDatabase("trial");
  const { DATABASE_URL = "" } = database.environment;
  const one = await startTestUmeed({ DATABASE_URL, ...settings }, options);
  const other = await startTestUmeed({ DATABASE_URL, ...settings }, options);
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
