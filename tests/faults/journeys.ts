import { setTimeout as pause } from "node:timers/promises";
import { newMother, writer, type Mother } from "../fixtures/mothers.ts";
import { write } from "../fixtures/messages.ts";
import { OpenPage } from "../fixtures/open-page.ts";
import { registerInSteps } from "../fixtures/registration-steps.ts";
import { FormVisitor } from "../web/form-visitor.ts";
import { browserOf, logIn } from "../web/journeys/people.ts";

/** A step of a journey as its user met it. */
export interface Step {
  journey: string;
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
const BETWEEN_MS = 250;

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

  constructor(address: string) {
    this.#address = address;
  }

  async begin(): Promise<void> {
    const findable = { isFindable: true };
    const [sana, hira] = [await writer(this.#address, findable), await writer(this.#address, findable)];
    await write(sana, hira, "Salam");
    await write(hira, sana, "Walaikum salam");
    const author = await browserOf({ address: this.#address }, await writer(this.#address));
    const known = await writer(this.#address);
    this.#walking = Promise.all([
      this.#over("reads", () => this.#read()),
      this.#over("signs up", () => this.#signUp()),
      this.#over("signs in", () => this.#signIn(known)),
      this.#over("posts", () => this.#post(author)),
      this.#over("messages", () => this.#message(sana, hira)),
      this.#follow(hira),
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

  async #over(journey: string, walk: () => Promise<void>) {
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
    const mother = newMother();
    const browser = new FormVisitor(this.#address);
    await this.#step("signs up", browser, () => browser.open("/register"));
    await this.#step("signs up", browser, () => registerInSteps(browser, mother));
    if (!browser.heading.startsWith("Week")) throw new Interrupted();
    this.acknowledged.phoneNumbers.push(mother.phoneNumber);
  }

  async #signIn(known: Pick<Mother, "phoneNumber" | "password">) {
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

  /** As a browser does that is cut off: it connects again, from where it was. */
  async #follow(hira: Writer) {
    const { phoneNumber, password } = hira;
    const signedIn = await hira.call("POST", "/user/login/number-password", { body: { phoneNumber, password } });
    const listener = { token: signedIn.textAt("token") };
    while (!this.#isOver) {
      const last = this.#page?.lastId;
      this.#heard.push(...(this.#page?.texts ?? []));
      this.#page = new OpenPage({ address: this.#address }, listener, last);
      await this.#page.ended.catch(() => {});
      if (this.#isOver) return;
      this.#deaths += 1;
      await pause(1_000);
    }
  }

  async #step(journey: string, browser: FormVisitor, take: () => Promise<unknown>) {
    const began = performance.now();
    const late = pause(PATIENCE_MS, "late" as const, { ref: false });
    const ended = await Promise.race([take().catch(() => "failed" as const), late]);
    const isAnswered = ended !== "failed" && ended !== "late";
    const status = isAnswered || browser.status >= 400 ? browser.status : 0;
    this.#note(journey, began, status);
    if (status === 0 || status >= 400) throw new Interrupted();
  }

  #note(journey: string, began: number, status: number) {
    this.steps.push({ journey, began, ms: performance.now() - began, status });
  }
}

/** Noted already. */
class Interrupted extends Error {}
