import type { Updateable } from "kysely";
import type { DataExportTable } from "../../db/schema/exports.ts";
import type { Examined, FileLog } from "../../ports/files/store.ts";
import type { Context } from "../context.ts";
import { removeAfterCommit } from "./removals.ts";
import { enterFiles } from "./stored.ts";

const PAGE = 500;

interface Owner {
  path: string;
  examine(): Promise<Examined>;
  /** Locks the row until the transaction ends. @returns false when it names another file now. */
  hold(inside: Context): Promise<boolean>;
  /** Takes the damaged file from the row; without this method the row keeps it. */
  letGo?(inside: Context): Promise<void>;
}

interface MeasuringLog extends FileLog {
  info(about: object, message: string): void;
}

type Outcome = "measured" | "damaged" | "missing";

/** For files that were stored before their measure was. A missing file stays: its folder may be away for a while. */
export class Measuring {
  readonly #context: Context;
  readonly #log: MeasuringLog;
  #pass: AsyncIterator<Outcome | null, void>;
  #isDone = false;

  constructor(context: Context, log: MeasuringLog) {
    this.#context = context;
    this.#log = log;
    this.#pass = this.#measureAll();
  }

  beginAgain(): void {
    if (!this.#isDone) return;
    this.#isDone = false;
    this.#pass = this.#measureAll();
  }

  async measureNext(): Promise<boolean> {
    if (this.#isDone) return false;
    try {
      this.#isDone = (await this.#pass.next()).done ?? false;
    } catch (error) {
      this.#pass = this.#measureAll();
      throw error;
    }
    return !this.#isDone;
  }

  async *#measureAll() {
    const counts = { measured: 0, damaged: 0, missing: 0 };
    for await (const owner of owners(this.#context)) {
      const outcome = owner && (await this.#measure(owner));
      if (outcome) counts[outcome] += 1;
      yield outcome;
    }
    const { measured, damaged, missing } = counts;
    if (damaged + missing > 0) this.#log.warn(counts, "files of before are measured, and some are damaged or missing");
    else if (measured > 0) this.#log.info(counts, "files of before are measured");
  }

  async #measure(owner: Owner): Promise<Outcome | null> {
    const { files, missing } = await owner.examine();
    if (files.length === 0) return "missing";
    const damaged = [...missing, ...files.filter(({ sha256 }) => sha256 === null).map(({ name }) => name)];
    const isHeld = await this.#context.db.transaction().execute(async (db) => {
      const inside = { ...this.#context, db };
      if (!(await owner.hold(inside))) return false;
      if (damaged.length === 0 || !owner.letGo) await enterFiles(inside, { path: owner.path, files });
      else {
        await owner.letGo(inside);
        await removeAfterCommit(inside, owner.path);
      }
      return true;
    });
    if (!isHeld) return null;
    if (damaged.length === 0) return "measured";
    this.#log.warn({ files: damaged }, "stored files are damaged, or missing among others");
    return "damaged";
  }
}

/** Yields null after each page, so that other jobs get their turn. */
async function* owners(context: Context): AsyncGenerator<Owner | null> {
  for (const read of [membersPictures, textsPictures, doneExports]) {
    for (let after = ""; ;) {
      const page = await read(context, after);
      const paths = page.map(({ path }) => path);
      const measured = context.db.selectFrom("storedFile").select("path").where("path", "in", paths).distinct();
      const known = new Set(page.length > 0 ? (await measured.execute()).map(({ path }) => path) : []);
      yield* page.filter(({ path }) => !known.has(path));
      yield null;
      after = paths.at(-1) ?? "";
      if (page.length < PAGE) break;
    }
  }
}

async function membersPictures({ db, images }: Context, after: string): Promise<Owner[]> {
  const page = db.selectFrom("member").select("image as path").where("image", ">", after).orderBy("image").limit(PAGE);
  return (await page.$narrowType<{ path: string }>().execute()).map(({ path }) => {
    const change = ({ db }: Context, image: string | null) =>
      db.updateTable("member").set({ image }).where("image", "=", path).returning("id").executeTakeFirst();
    return {
      path,
      examine: () => images.examine(path),
      hold: async (inside) => (await change(inside, path)) !== undefined,
      letGo: async (inside) => void (await change(inside, null)),
    };
  });
}

async function textsPictures({ db, images }: Context, after: string): Promise<Owner[]> {
  const page = db.selectFrom("contentPicture").select("path").where("path", ">", after).orderBy("path").limit(PAGE);
  return (await page.execute()).map(({ path }) => ({
    path,
    examine: () => images.examine(path),
    hold: async ({ db }) => {
      const locked = db.updateTable("contentPicture").set({ path }).where("path", "=", path).returning("id");
      return (await locked.executeTakeFirst()) !== undefined;
    },
  }));
}

async function doneExports({ db, exports }: Context, after: string): Promise<Owner[]> {
  const page = await db
    .selectFrom("dataExport")
    .select(["id", "path", "size"])
    .where("state", "=", "done")
    .where("path", ">", after)
    .orderBy("path")
    .limit(PAGE)
    .$narrowType<{ path: string }>()
    .execute();
  return page.map(({ id, path, size }) => {
    const change = ({ db }: Context, values: Updateable<DataExportTable>) => {
      const ours = db.updateTable("dataExport").set(values).where("id", "=", id).where("path", "=", path);
      return ours.returning("id").executeTakeFirst();
    };
    return {
      path,
      examine: () => exports.examine(path, size),
      hold: async (inside) => (await change(inside, { path })) !== undefined,
      letGo: async (inside) => void (await change(inside, { state: "failed", path: null, size: null })),
    };
  });
}
