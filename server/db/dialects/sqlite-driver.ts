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
import { openFile, type OpenFile } from "./sqlite-file.ts";
import { patiently } from "./sqlite-patience.ts";

/** How long we wait in all, without blocking, before the request is refused. */
const TIMEOUT_MS = 4_500;

export class PatientSqliteDialect extends SqliteDialect {
  readonly #file: string;
  constructor(file: string) {
    super({ database: () => Promise.reject(new Error("the driver opens the file itself")) });
    this.#file = file;
  }
  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#file);
  }
  override createAdapter() {
    return new PatientSqliteAdapter();
  }
  override createQueryCompiler() {
    return new LimitInWords();
  }
}

/** A limit passed as a parameter makes SQLite plan the cached statement again on every call. */
class LimitInWords extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    const { limit } = node;
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${Number(limit.value)}`);
    else super.visitLimit(node);
  }
}

class PatientSqliteAdapter extends SqliteAdapter {
  /** SQLite can roll schema changes back, though Kysely assumes that it can't. */
  override get supportsTransactionalDdl() {
    return true;
  }
  /** Kysely would let one query wait for another; here only writers wait. */
  override get supportsMultipleConnections() {
    return true;
  }
}

class PatientSqliteDriver implements Driver {
  readonly #path: string;
  #file: OpenFile | undefined;
  constructor(path: string) {
    this.#path = path;
  }
  async init() {
    this.#file = await openFile(this.#path);
  }
  async acquireConnection() {
    if (!this.#file) throw new Error("the database is not open");
    return new PatientConnection(this.#file);
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
  async releaseConnection() {
    // Nothing is held outside a transaction.
  }
  async destroy() {
    this.#file?.close();
  }
}

function own(connection: DatabaseConnection) {
  if (connection instanceof PatientConnection) return connection;
  throw new TypeError("not a connection of this driver");
}

class PatientConnection implements DatabaseConnection {
  readonly #file: OpenFile;
  #endTurn: (() => void) | undefined;
  constructor(file: OpenFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery) {
    const { reader, writer, turns } = this.#file;
    if (this.#endTurn) return writer.executeQuery<R>(query);
    const deadline = Date.now() + TIMEOUT_MS;
    if (/^\s*select\b/i.test(query.sql)) return patiently(deadline, () => reader.executeQuery<R>(query));
    const endTurn = await turns.take(deadline);
    try {
      return await patiently(deadline, () => writer.executeQuery<R>(query));
    } finally {
      endTurn();
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#file.reader.streamQuery<R>(query, chunkSize);
  }

  /** `immediate`: a transaction that reads before it writes could meet a lock that no retry can solve. */
  async begin() {
    const deadline = Date.now() + TIMEOUT_MS;
    const endTurn = await this.#file.turns.take(deadline);
    try {
      await patiently(deadline, () => this.#file.writer.executeQuery(CompiledQuery.raw("begin immediate")));
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
