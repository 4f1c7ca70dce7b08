import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { newMother, writer } from "../fixtures/mothers.ts";
import { write } from "../fixtures/messages.ts";
import { OpenPage } from "../fixtures/open-page.ts";
import { photo } from "../fixtures/post-pictures.ts";
import { registerInSteps } from "../fixtures/registration-steps.ts";
import { formOf } from "../fixtures/registrations.ts";
import { FormVisitor } from "../web/form-visitor.ts";
import { browserOf, logIn } from "../web/journeys/people.ts";

export const JOURNEYS = ["reads", "signs up", "signs in", "posts", "messages", "pictures"] as const;
type Journey = (typeof JOURNEYS)[number];

/** A step of a journey as its user met it. */
export interface Step {
  journey: Journey;
  /** Of `performance.now()`. */
  began: number;
  ms: number;
  /** 0: no answer. */
  status: number;
}

export interface Acknowledged {
  posts: string[];
  messages: string[];
  phoneNumbers: string[];
}

const PATIENCE_MS = 20_000;
/** Nobody may write more than 60 times a minute, or sign in ten times in a quarter of an hour. */
const BETWEEN_MS = 1_050;
const LATELY = 20;

type Writer = Awaited<ReturnType<typeof writer>>;

/** Users who go through the five main journeys over and over, and note what they meet and what was acknowledged. */
export class Users {
  readonly steps: Step[] = [];
  readonly acknowledged: Acknowledged = { posts: [], messages: [], phoneNumbers: [] };
  readonly #address: string;
  #isOver = false;
  #walking: Promise<unknown> = Promise.resolve();
  #page: OpenPage | undefined;
  #heard: string[] = [];
  #deaths = 0;
  #pictured: Writer | undefined;

  constructor(address: string) {
    this.#address = address;
  }

  async begin(): Promise<void> {
    const findable = { isFindable: true };
    const [sana, hira] = [await writer(this.#address, findable), await writer(this.#address, findable)];
    await write(sana, hira, "Salam");
    await write(hira, sana, "Walaikum salam");
    const author = await browserOf({ address: this.#address }, await writer(this.#address));
    this.#pictured = await writer(this.#address);
    await this.#picture();
    await this.#signUp();
    const following = this.#follow(hira);
    while (this.#page === undefined) await pause(50);
    await this.#page.isOpen();
    this.#walking = Promise.all([
      this.#over("reads", () => this.#read()),
      this.#over("signs up", () => this.#signUp()),
      this.#over("signs in", () => this.#signIn()),
      this.#over("posts", () => this.#post(author)),
      this.#over("messages", () => this.#message(sana, hira)),
      this.#over("pictures", () => this.#picture()),
      following,
    ]);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    void this.#page?.cut();
    await this.#walking;
  }

  /** How often the open page was cut off and had to connect again. */
  get deaths(): number {
    return this.#deaths;
  }

  /** Of the acknowledged messages, those that the open page has not heard of. */
  get unheard(): string[] {
    const heard = new Set([...this.#heard, ...(this.#page?.texts ?? [])]);
    return this.acknowledged.messages.filter((text) => !heard.has(text));
  }

  async #over(journey: Journey, walk: () => Promise<void>) {
    while (!this.#isOver) {
      await walk().catch((error: unknown) => {
        if (!(error instanceof Interrupted)) this.#note(journey, performance.now(), 0);
      });
      await pause(BETWEEN_MS);
    }
  }

  async #read() {
    for (const path of ["/", "/weeks?tab=before&week=24", "/articles", "/forum"]) {
      const browser = new FormVisitor(this.#address);
      await this.#step("reads", browser, () => browser.open(path));
    }
  }

  async #signUp() {
    // The one choice that is there without the API, too.
    const mother = newMother({ city: "Other" });
    const browser = new FormVisitor(this.#address);
    await this.#step("signs up", browser, () => browser.open("/register"));
    await this.#step("signs up", browser, () => registerInSteps(browser, mother));
    if (!browser.heading.startsWith("Week")) throw new Interrupted();
    this.acknowledged.phoneNumbers.push(mother.phoneNumber);
  }

  async #signIn() {
    const { phoneNumbers } = this.acknowledged;
    const phoneNumber = phoneNumbers.at(-randomInt(1, Math.min(LATELY, phoneNumbers.length) + 1)) ?? "";
    const known = { phoneNumber, password: newMother().password };
    const browser = new FormVisitor(this.#address);
    await this.#step("signs in", browser, () => browser.open("/login"));
    await this.#step("signs in", browser, () => logIn(browser, known));
    if (browser.path !== "/") throw new Interrupted();
    await this.#step("signs in", browser, () => browser.open("/account"));
    await this.#step("signs in", browser, () => browser.open("/calendar"));
  }

  async #post(browser: FormVisitor) {
    await this.#step("posts", browser, () => browser.open("/forum/post-new"));
    const title = `Post at ${performance.now()}`;
    browser.check("Anxious");
    browser.fill("Title", title);
    browser.fill("Description", "I lie awake at three.");
    await this.#step("posts", browser, () => browser.press("Add Post"));
    if (browser.path.startsWith("/forum/details")) this.acknowledged.posts.push(title);
  }

  async #message(sana: Writer, hira: Writer) {
    const text = `Message at ${performance.now()}`;
    const began = performance.now();
    const { status } = await write(sana, hira, text).catch(() => ({ status: 0 }));
    this.#note("messages", began, status);
    if (status === 200) this.acknowledged.messages.push(text);
  }

  /** A new picture of hers in place of the one before, and a look at it. */
  async #picture() {
    const body = formOf({ fullName: "Sana", image: await photo() });
    const began = performance.now();
    const { status } = (await this.#pictured?.call("PUT", "/user/update", { body }).catch(() => {})) ?? { status: 0 };
    this.#note("pictures", began, status);
    const looked = performance.now();
    this.#note("pictures", looked, await this.pictureStatus().catch(() => 0));
  }

  /** Of the picture that is hers now. */
  async pictureStatus(): Promise<number> {
    const me = await this.#pictured?.call("GET", "/user/me");
    if (me?.status !== 200) return me?.status ?? 0;
    const answer = await fetch(`${this.#address}/api${me.textAt("data.image")}`, { headers: { connection: "close" } });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** As a browser does that is cut off: it connects again, from where it was. */
  async #follow(hira: Writer) {
    const { phoneNumber, password } = hira;
    const signedIn = await hira.call("POST", "/user/login/number-password", { body: { phoneNumber, password } });
    const listener = { token: signedIn.textAt("token") };
    let last: string | undefined;
    while (!this.#isOver) {
      last = this.#page?.lastId ?? last;
      this.#heard.push(...(this.#page?.texts ?? []));
      this.#page = new OpenPage({ address: this.#address }, listener, last);
      await this.#page.ended.catch(() => {});
      if (this.#isOver) return;
      this.#deaths += 1;
      await pause(1_000);
    }
  }

  async #step(journey: Journey, browser: FormVisitor, take: () => Promise<unknown>) {
    const began = performance.now();
    const late = pause(PATIENCE_MS, "late" as const, { ref: false });
    const ended = await Promise.race([take().catch(() => "failed" as const), late]);
    const isAnswered = ended !== "failed" && ended !== "late";
    const status = isAnswered || browser.status >= 400 ? browser.status : 0;
    this.#note(journey, began, status);
    if (status === 0 || status >= 400) throw new Interrupted();
  }

  #note(journey: Journey, began: number, status: number) {
    this.steps.push({ journey, began, ms: performance.now() - began, status });
  }
}

/** Noted already. */
class Interrupted extends Error {}
