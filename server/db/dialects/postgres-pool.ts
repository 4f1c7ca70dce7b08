import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";

export interface PostgresOptions {
  poolSize?: number | undefined;
  /** False for migrations, which may take long and wait for those of another process. */
  hasTimeLimits?: boolean;
}

const DEFAULT_POOL_SIZE = 10;
const CONNECT_MS = 5_000;
const KEEP_ALIVE_AFTER_MS = 5_000;
const IDLE_MS = 30_000;

/** The server's limits come first, so that only a lost connection meets the client's. */
const TIME_LIMITS = {
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
};

export const UNANSWERED = "Query read timeout";

export function poolConfig(url: string, { poolSize, hasTimeLimits = true }: PostgresOptions): pg.PoolConfig {
  return {
    connectionString: url,
    max: poolSize ?? DEFAULT_POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(hasTimeLimits ? TIME_LIMITS : {}),
  };
}

/** `pg` puts a connection whose query got no answer back into the pool, where the next query waits in vain too. */
export function discardingUnanswered(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new WatchedClient(await pool.connect()),
    end: () => pool.end(),
  };
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  #lost: unknown;
  constructor(client: PostgresPoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(sql: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof sql === "string" ? this.#ask<R>(sql, parameters) : this.#client.query(sql);
  }

  release(isDiscarded = false): void {
    this.#client.release(isDiscarded || this.#lost !== undefined);
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]) {
    // The rollback of a transaction would wait as long again.
    if (this.#lost !== undefined) throw this.#lost;
    try {
      return await this.#client.query<R>(sql, parameters);
    } catch (error) {
      if (error instanceof Error && error.message.includes(UNANSWERED)) this.#lost = error;
      throw error;
    }
  }
}
