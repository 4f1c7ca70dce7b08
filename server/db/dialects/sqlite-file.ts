import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import { SqliteDriver, type DatabaseConnection, type SqliteDatabase } from "kysely";
import { remembered } from "../../remembered.ts";
import { nameInCode } from "./names.ts";
import { retryUntil, Turns } from "./sqlite-retry.ts";

/** node:sqlite blocks the process while it waits for a lock. */
const BLOCKING_WAIT_MS = 50;

/** To prepare a statement takes as long as to run a small one. */
const STATEMENTS_KEPT = 500;

/** Two handles, so that reads never wait for a write, which may itself wait for another process. */
export interface OpenFile {
  reader: DatabaseConnection;
  writer: DatabaseConnection;
  /** At once, with columns named as in code, and with no second try while the file is locked. */
  readNow: (sql: string, parameters: readonly unknown[]) => Record<string, SQLOutputValue>[];
  /** False when SQLite ended the transaction by itself, as it does on a full disk. */
  isInTransaction: () => boolean;
  turns: Turns;
  close: () => void;
}

export async function openFile(path: string, deadline: number): Promise<OpenFile> {
  // While one process makes a new file, SQLite tells another at once that it is locked, and does not wait.
  const open = () => retryUntil(deadline, async () => openHandle(path));
  const handles = [await open(), await open()] as const;
  const [forReads, forWrites] = handles;
  forReads.exec("pragma query_only = on");
  forWrites.exec("create virtual table temp.probe using fts5 (text); drop table temp.probe;");
  return {
    reader: await connectionOver(forReads),
    writer: await connectionOver(forWrites),
    readNow: readingNow(forReads),
    isInTransaction: () => forWrites.isTransaction,
    turns: new Turns(),
    close: () => handles.forEach((handle) => handle.close()),
  };
}

function openHandle(path: string) {
  const handle = new DatabaseSync(path, { timeout: BLOCKING_WAIT_MS });
  try {
    handle.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
    `);
  } catch (error) {
    handle.close();
    throw error;
  }
  return handle;
}

async function connectionOver(handle: DatabaseSync) {
  const database: SqliteDatabase = {
    close: () => handle.close(),
    prepare: remembered(STATEMENTS_KEPT, (sql: string) => prepare(handle, sql)),
  };
  const driver = new SqliteDriver({ database });
  await driver.init();
  return driver.acquireConnection();
}

function prepare(handle: DatabaseSync, sql: string) {
  const statement = handle.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...bindable(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...bindable(parameters)),
    // A fresh statement: its rows are read over time, while the kept one may be used again.
    iterate: (parameters: readonly unknown[]) => handle.prepare(sql).iterate(...bindable(parameters)),
  };
}

/** As arrays: to make Node's objects of rows and then others with the names of code takes longer than to read them. */
function readingNow(handle: DatabaseSync): OpenFile["readNow"] {
  const statementOf = remembered(STATEMENTS_KEPT, (sql: string) => {
    const statement = handle.prepare(sql);
    statement.setReturnArrays(true);
    const namesNow = () => statement.columns().map(({ name }) => nameInCode(name));
    return { statement, namesNow, names: namesNow() };
  });
  return (sql, parameters) => {
    const known = statementOf(sql);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's types don't know of the arrays
    const rows = known.statement.all(...bindable(parameters)) as unknown as SQLOutputValue[][];
    // Another process has migrated the file: `select *` gives what it added.
    if (rows[0] && rows[0].length !== known.names.length) known.names = known.namesNow();
    return rows.map((values) => withNames(known.names, values));
  };
}

function withNames(names: readonly string[], values: readonly SQLOutputValue[]) {
  const row: Record<string, SQLOutputValue> = {};
  names.forEach((name, index) => {
    row[name] = values[index] ?? null;
  });
  return row;
}

function bindable(parameters: readonly unknown[]) {
  return parameters.map((value): SQLInputValue => {
    if (value === null || typeof value === "string" || typeof value === "number") return value;
    if (typeof value === "bigint" || value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite cannot store a ${typeof value}`);
  });
}
