import { afterAll, beforeAll, beforeEach } from "vitest";
import { openDatabase, type OpenDatabase } from "../../server/db/open.ts";
import type { Context } from "../../server/domain/context.ts";
import { remindDue } from "../../server/domain/reminders/sending.ts";
import type { Choice } from "../../server/domain/reminders/standing.ts";
import type { Outcome } from "../../server/ports/outcomes.ts";
import type { PushAddress, PushNotice, PushOutcome } from "../../server/ports/push/sender.ts";
import type { Reminder } from "../../server/ports/reminders/sender.ts";
import type { Reminded } from "../fixtures/reminders.ts";
import { contextOn } from "./context.ts";
import type { OwnDatabase } from "./empty-database.ts";
import { preparedDatabase } from "./prepared-database.ts";

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;
const HALF_HOUR = HOUR / 2;
/** Of week 12 the visit is on 24 December 2025, of week 20 on 18 February, of week 26 on 1 April 2026. */
export const PERIOD = "2025-10-01";
/** Ten in Karachi, on the day before that of week 26. */
export const DAY_BEFORE = "2026-03-31T05:00:00Z";

/** A gateway and a clock that a test holds, over a database for its file; before each test nobody is in it. */
export class ReminderWorld {
  now = 0;
  sent: (Reminder & { at: number })[] = [];
  answer: () => Outcome = () => "sent";
  /** Null: the operator has set no keys. */
  pushKey: string | null = null;
  pushed: (PushAddress & PushNotice & { at: number; seconds: number })[] = [];
  pushAnswer: (address: PushAddress) => PushOutcome = () => "sent";
  caps: Context["reminders"]["caps"] = { day: undefined, month: undefined };
  channels: Context["reminders"]["channels"] = ["sms"];
  #own: OwnDatabase | undefined;
  #opened: OpenDatabase | undefined;

  constructor() {
    beforeAll(async () => {
      this.#own = await preparedDatabase("planRules");
      this.#opened = openDatabase(this.#own.settings, { hasTimeLimits: false });
    });
    afterAll(async () => {
      await this.#opened?.db.destroy();
      await this.#own?.drop();
    });
    beforeEach(async () => {
      await this.db.deleteFrom("member").execute();
      await this.db.deleteFrom("dailyTally").execute();
      await this.db.deleteFrom("smsAnswer").execute();
      this.now = Date.parse("2026-03-30T07:00:00Z");
      this.sent = [];
      this.answer = () => "sent";
      this.pushKey = null;
      this.pushed = [];
      this.pushAnswer = () => "sent";
      this.caps = { day: undefined, month: undefined };
      this.channels = ["sms"];
    });
  }

  get db(): OpenDatabase["db"] {
    if (!this.#opened) throw new Error("the database is opened before the tests");
    return this.#opened.db;
  }

  get context(): Context {
    if (!this.#opened || !this.#own) throw new Error("the database is opened before the tests");
    const { channels, caps, pushKey: publicKey } = this;
    return {
      ...contextOn(this.#opened, this.#own.settings.dataDir),
      now: () => this.now,
      reminders: { channels, caps, send: async (reminder) => this.#take(reminder) },
      push: {
        publicKey,
        send: async (address, notice, seconds) => {
          this.pushed.push({ ...address, ...notice, seconds, at: this.now });
          return this.pushAnswer(address);
        },
      },
    };
  }

  /** When reminders went out, or were tried. */
  get times(): string[] {
    return this.sent.map(({ at }) => new Date(at).toISOString());
  }

  get days(): string[] {
    return this.times.map((time) => time.slice(0, 10));
  }

  async doAll(at?: string): Promise<void> {
    if (at !== undefined) this.now = Date.parse(at);
    while (await remindDue(this.context));
  }

  /** Looks every half an hour, as a server does, but for those at which there is nothing to look at. */
  async liveUntil(end: string): Promise<void> {
    while (this.now <= Date.parse(end)) {
      await this.doAll();
      const due = await this.#nextLook();
      this.now += HALF_HOUR * Math.max(1, Math.ceil((Math.min(due, Date.parse(end) + 1) - this.now) / HALF_HOUR));
    }
  }

  async stored(): Promise<string[][]> {
    const rows = await this.db.selectFrom("reminder").select(["kind", "day", "state"]).execute();
    return rows.map(({ kind, day, state }) => [kind, day, state]);
  }

  async choiceOf({ id }: Reminded): Promise<Choice> {
    return this.db.selectFrom("reminderChoice").selectAll().where("memberId", "=", id).executeTakeFirstOrThrow();
  }

  async mark(
    { pregnancyId }: Reminded,
    item: string,
    kind: "done" | "moved" | "notForMe",
    date: string,
  ): Promise<void> {
    await this.db.insertInto("planMark").values({ pregnancyId, item, kind, date, createdAt: this.now }).execute();
  }

  async lose({ pregnancyId: id }: Reminded): Promise<void> {
    const lost = { lossKind: "stillbirth", lossDate: "2026-03-30" } as const;
    await this.db.updateTable("pregnancy").set(lost).where("id", "=", id).execute();
  }

  async #nextLook(): Promise<number> {
    const first = this.db.selectFrom("reminderChoice").select(({ fn }) => fn.min("lookAt").as("lookAt"));
    return (await first.executeTakeFirst())?.lookAt ?? Infinity;
  }

  #take(reminder: Reminder): Outcome {
    this.sent.push({ ...reminder, at: this.now });
    return this.answer();
  }
}
