import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  ValueNode,
  type DatabaseConnection,
  type Driver,
  type LimitNode,
} from "kysely";
import { nameInSql } from "./names.ts";
import { openFile, type OpenFile } from "./sqlite-file.ts";
import { isBusy, retryUntil } from "./sqlite-retry.ts";

/** How long we wait in all, without blocking, before the request is refused. */
const TIMEOUT_MS = 4_500;

export interface SqliteOptions {
  /** False for migrations, which may take long and wait for those of another process. */
  hasTimeLimits?: boolean;
  /** Kysely tells of each query, so each goes through it. */
  isWatched?: boolean;
}

export class RetryingSqliteDialect extends SqliteDialect {
  readonly #isWatched: boolean;
  readonly #driver: RetryingSqliteDriver;
  constructor(file: string, { hasTimeLimits = true, isWatched = false }: SqliteOptions) {
    super({ database: () => Promise.reject(new Error("the driver opens the file itself")) });
    this.#isWatched = isWatched;
    this.#driver = new RetryingSqliteDriver(file, hasTimeLimits ? TIMEOUT_MS : Infinity);
  }
  override createDriver(): Driver {
    return this.#driver;
  }
  override createAdapter() {
    return new RetryingSqliteAdapter(this.#isWatched ? undefined : this.#driver);
  }
  override createQueryCompiler() {
    return new SqliteCompiler();
  }
}

class SqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string) {
    return super.sanitizeIdentifier(nameInSql(name));
  }
  /** A limit passed as a parameter makes SQLite plan the cached statement again on every call. */
  protected override visitLimit(node: LimitNode) {
    const { limit } = node;
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${Number(limit.value)}`);
    else super.visitLimit(node);
  }
}

export class RetryingSqliteAdapter extends SqliteAdapter {
  readonly #driver: RetryingSqliteDriver | undefined;
  constructor(driver: RetryingSqliteDriver | undefined) {
    super();
    this.#driver = driver;
  }
  /** Without Kysely, whose ways to a connection and back cost more than a small query. @returns undefined where it has to be asked */
  readNow(query: CompiledQuery): unknown[] | undefined {
    return this.#driver?.readNow(query);
  }
  /** SQLite can roll schema changes back, though Kysely assumes that it can't. */
  override get supportsTransactionalDdl() {
    return true;
  }
  /** Kysely would let one query wait for another; here only writers wait. */
  override get supportsMultipleConnections() {
    return true;
  }
}

class RetryingSqliteDriver implements Driver {
  readonly #path: string;
  readonly #timeoutMs: number;
  #file: OpenFile | undefined;
  constructor(path: string, timeoutMs: number) {
    this.#path = path;
    this.#timeoutMs = timeoutMs;
  }
  async init() {
    this.#file = await openFile(this.#path, Date.now() + this.#timeoutMs);
  }
  async acquireConnection() {
    if (!this.#file) throw new Error("the database is not open");
    return new RetryingConnection(this.#file, this.#timeoutMs);
  }
  readNow({ sql, parameters }: CompiledQuery) {
    try {
      return this.#file?.readNow(sql, parameters);
    } catch (error) {
      if (isBusy(error)) return undefined;
      throw error;
    }
  }
  async beginTransaction(connection: DatabaseConnection) {
    await own(connection).begin();
  }
  async commitTransaction(connection: DatabaseConnection) {
    await own(connection).commit();
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await own(connection).rollback();
  }
  async releaseConnection() {}
  async destroy() {
    this.#file?.close();
  }
}

function own(connection: DatabaseConnection) {
  if (connection instanceof RetryingConnection) return connection;
  throw new TypeError("not a connection of this driver");
}

class RetryingConnection implements DatabaseConnection {
  readonly #file: OpenFile;
  readonly #timeoutMs: number;
  #endTurn: (() => void) | undefined;
  constructor(file: OpenFile, timeoutMs: number) {
    this.#file = file;
    this.#timeoutMs = timeoutMs;
  }

  async executeQuery<R>(query: CompiledQuery) {
    const { reader, writer, turns } = this.#file;
    if (this.#endTurn) return writer.executeQuery<R>(query);
    const deadline = Date.now() + this.#timeoutMs;
    if (/^\s*select\b/i.test(query.sql)) return retryUntil(deadline, () => reader.executeQuery<R>(query));
    const endTurn = await turns.take(deadline);
    try {
      return await retryUntil(deadline, () => writer.executeQuery<R>(query));
    } finally {
      endTurn();
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#file.reader.streamQuery<R>(query, chunkSize);
  }

  /** `immediate`: a transaction that reads before it writes could meet a lock that no retry can solve. */
  async begin() {
    const deadline = Date.now() + this.#timeoutMs;
    const endTurn = await this.#file.turns.take(deadline);
    try {
      await retryUntil(deadline, () => this.#file.writer.executeQuery(CompiledQuery.raw("begin immediate")));
      this.#endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async commit() {
    await this.#file.writer.executeQuery(CompiledQuery.raw("commit"));
    this.#end();
  }

  async rollback() {
    try {
      if (this.#file.isInTransaction()) await this.#file.writer.executeQuery(CompiledQuery.raw("rollback"));
    } finally {
      this.#end();
    }
  }

  #end() {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}
