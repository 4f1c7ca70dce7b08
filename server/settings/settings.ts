import type { Database } from "../db/schema.ts";
import { isSettingKey, SETTING_KEYS, type SettingKey, type SettingValues } from "./rules.ts";

/** Another process's change is known here after at most this time. */
const FRESH_MS = 2_000;
/** A page waits no longer than this for what has most likely not changed. */
const TIMEOUT_MS = 250;

/** A null value is the environment's. */
export type Saved = Partial<Record<SettingKey, { value: string | null; version: number }>>;

export class Settings {
  readonly defaults: SettingValues;
  readonly #db: Database;
  #known: SettingValues;
  #readAt = -Infinity;
  #refreshing: Promise<void> | undefined;
  #begun = 0;
  #shown = 0;

  constructor(db: Database, defaults: SettingValues) {
    this.#db = db;
    this.defaults = defaults;
    this.#known = defaults;
  }

  get values(): SettingValues {
    return this.#known;
  }

  async refresh(): Promise<void> {
    if (performance.now() - this.#readAt < FRESH_MS) return;
    this.#refreshing ??= this.read()
      .catch(() => (this.#readAt = performance.now()))
      .then(() => (this.#refreshing = undefined));
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS)));
    await Promise.race([this.#refreshing, enough]);
    clearTimeout(timer);
  }

  forget(): void {
    this.#readAt = -Infinity;
  }

  async read(): Promise<void> {
    const own = ++this.#begun;
    const saved = await savedSettings({ db: this.#db });
    // A read that began before a save must not undo what a later one has shown.
    if (own < this.#shown) return;
    this.#shown = own;
    const values = { ...this.defaults };
    for (const key of SETTING_KEYS) values[key] = saved[key]?.value ?? this.defaults[key];
    this.#known = values;
    this.#readAt = performance.now();
  }
}

export async function savedSettings({ db }: { db: Database }): Promise<Saved> {
  const rows = await db.selectFrom("setting").select(["key", "value", "version"]).execute();
  return Object.fromEntries(rows.filter(({ key }) => isSettingKey(key)).map(({ key, ...saved }) => [key, saved]));
}
