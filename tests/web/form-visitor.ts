import "@testing-library/jest-dom/vitest";
import { configure, within } from "@testing-library/dom";
import { PropertySymbol, Window } from "happy-dom";
import { Visitor, type Answer } from "./visitor.ts";

/** How many redirects a browser follows before it gives up. */
const REDIRECTS = 20;

// What CSS and script would hide is not looked for: no style is loaded. `hidden` is taken out of the page below.
// And an error names what was not found, not the whole page.
configure({ defaultHidden: true, getElementError: (message) => new Error(message?.split("\n\n")[0] ?? "not found") });

/** An element, or what finds it: the name of a button or link, the label of a field. */
type Target = HTMLElement | Name;
type Name = string | RegExp;

/**
 * A browser without script, over HTTP: opens pages, follows links, fills fields by their labels and presses buttons,
 * and sends what a form would send. It sees no styles: what is seen, and where, is shown in a real browser.
 */
export class FormVisitor {
  /** For what is no page: files, odd headers, cookies. */
  readonly http: Visitor;
  readonly #address: string;
  #answer: Answer | undefined;
  #url: URL;
  #document: Document | undefined;
  #setCookies: string[] = [];
  readonly #files = new Map<HTMLElement, File>();
  /** What the page here is the answer to. */
  #last: [method: string, to: URL, body?: Body] | undefined;

  /** @param http of another tab of the same browser */
  constructor(address: string, http = new Visitor(address)) {
    this.#address = address;
    this.#url = new URL(address);
    this.http = http;
  }

  /** Goes to a path of this site, or an address. */
  async open(path: string): Promise<void> {
    await this.#go("GET", new URL(path, this.#address));
  }

  /** Follows a link. */
  async follow(link: Target): Promise<void> {
    const element = this.#find(link, (name) => this.page.getByRole("link", { name }));
    const href = element.getAttribute("href");
    if (href === null) throw new Error(`'${element.textContent}' leads nowhere.`);
    await this.#go("GET", new URL(href, this.#url));
  }

  /**
   * Presses a button, which sends its form.
   * @returns the status of the answer to that form, before redirects are followed.
   * @throws when the form asks the browser to check it, and it is not valid.
   */
  async press(button: Target): Promise<number> {
    const element = this.#find(button, (name) => this.page.getByRole("button", { name }));
    const form = isButton(element) ? element.form : null;
    if (!form) throw new Error(`The button '${element.textContent}' has no form.`);
    const isChecked = !form.noValidate && !element.hasAttribute("formnovalidate");
    if (isChecked && !form.checkValidity()) throw new Error("The browser would not send this form: it is not valid.");

    const entries = this.#entriesOf(form, element);
    const attribute = (name: string) => element.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";
    const to = new URL(attribute("action"), this.#url);
    if (attribute("action") === "") to.search = this.#url.search;
    if (attribute("method").toLowerCase() !== "post") {
      to.search = String(new URLSearchParams(entries.map(([name, value]) => [name, nameOf(value)])));
      return this.#go("GET", to);
    }
    const isMultipart = attribute("enctype") === "multipart/form-data";
    return this.#go("POST", to, await bodyOf(entries, isMultipart));
  }

  /** Presses Enter in a field, which presses the first button of its form. */
  async enter(label: Target): Promise<number> {
    const form = this.field(label).closest("form");
    const first = [...(form?.querySelectorAll("button") ?? [])].find(({ type }) => type === "submit");
    if (!first) throw new Error("Enter sends nothing: its form has no button.");
    return this.press(first);
  }

  /** Reloads the page; one that a form was answered with, by sending the form again. */
  async reload(): Promise<void> {
    if (this.#last) await this.#go(...this.#last);
  }

  /** Types into a field. */
  fill(label: Target, text: string): void {
    const box = this.field(label);
    if (!isTextBox(box)) throw new Error(`Nothing can be typed into '${labelOf(box)}'.`);
    box.value = text;
  }

  /** Types a date, `YYYY-MM-DD` or its three parts, into the three fields of a group. */
  fillDate(label: string, date: string | string[]): void {
    const parts = typeof date === "string" ? date.split("-").map(Number).toReversed() : date;
    for (const [index, box] of this.dateFields(label).entries()) this.fill(box, String(parts[index] ?? ""));
  }

  /** Day, month and year of a date. */
  dateFields(label: string): HTMLElement[] {
    const group = within(this.page.getByRole("group", { name: label }));
    return ["Day", "Month", "Year"].map((part) => group.getByRole("textbox", { name: part }));
  }

  /** Chooses an option by what it says. */
  select(label: Target, option: string): void {
    const list = this.field(label);
    const chosen = isList(list) ? [...list.options].find(({ text }) => text.trim() === option) : undefined;
    if (!chosen) throw new Error(`'${labelOf(list)}' has no option '${option}'.`);
    chosen.selected = true;
  }

  /** Ticks a box, or chooses one of several. */
  check(label: Target, isChecked = true): void {
    const box = this.field(label);
    if (!isInput(box)) throw new Error(`'${labelOf(box)}' is nothing to tick.`);
    box.checked = isChecked;
  }

  /** Chooses a file. */
  attach(label: Target, file: File): void {
    this.#files.set(this.field(label), file);
  }

  /** A field by its label, as the whole of it. */
  field(label: Target): HTMLElement {
    return this.#find(label, (name) => this.page.getByLabelText(name, { selector: "input, select, textarea" }));
  }

  /** What stands on the page, found as a reader would. */
  get page() {
    return within(this.document.body);
  }

  /** The same with its icons, a fifth of its elements that few look at. */
  get pageWithIcons() {
    return within(parse(this.html).body);
  }

  get document(): Document {
    if (!this.isPage) throw new Error(`There is no page at ${this.path}.`);
    // Most pages on the way are opened for their status, and to read one costs more than to get it.
    this.#document ??= parse(this.html.replaceAll(icons, ""));
    return this.#document;
  }

  /** Whether what came is HTML. */
  get isPage(): boolean {
    return this.#answer?.headers["content-type"]?.startsWith("text/html") ?? false;
  }

  /** Where she is: path and question of the page's address. */
  get path(): string {
    return this.#url.pathname + this.#url.search;
  }

  /** What her address points at within the page, as in `#comment-1`: where a browser would scroll. */
  get target(): HTMLElement | null {
    return this.document.getElementById(decodeURIComponent(this.#url.hash.slice(1)));
  }

  get status(): number {
    return this.#answer?.status ?? 0;
  }

  /** The `Set-Cookie` lines of the last step, with those of its redirects. */
  get setCookies(): string[] {
    return this.#setCookies;
  }

  /** The page as it came. */
  get html(): string {
    return this.#answer?.text ?? "";
  }

  /** All that the page says, as it reads. */
  get text(): string {
    return textOf(this.document.body);
  }

  /** The first heading of the page, in words. */
  get heading(): string {
    return textOf(this.page.getAllByRole("heading", { level: 1 })[0]);
  }

  /** What the page tells her above everything: that something was done. */
  get toasts(): string[] {
    return this.page.queryAllByRole("status").map(textOf).filter(Boolean);
  }

  /**
   * What the form that came back says is wrong: for each line of its summary, the label of the field that the line
   * leads to, and the sentence.
   * @throws when a line leads to no field, the field is not told of it, or the lines are not in the form's order.
   */
  get problems(): [label: string, sentence: string][] {
    const summary = this.page.queryAllByRole("alert").find((alert) => /needs? your attention/.test(textOf(alert)));
    if (!summary) return [];
    if (!summary.hasAttribute("autofocus")) throw new Error("The summary does not take the focus.");
    const lines = within(summary).getAllByRole("listitem");
    const links = lines.map((line) => line.querySelector("a"));
    const problems = lines.map((line, index) => this.#problemIn(textOf(line), links[index]));
    const all = [...this.document.querySelectorAll("*")];
    const places = links.map((link) => (link ? all.findIndex(({ id }) => `#${id}` === link.hash) : -1));
    if (places.some((place, index) => place < (places[index - 1] ?? -1)))
      throw new Error(`These are not in the form's order: ${problems.map(([label]) => label).join(", ")}`);
    return problems;
  }

  #problemIn(sentence: string, link?: HTMLAnchorElement | null): [label: string, sentence: string] {
    if (!link) return ["", sentence];
    const target = this.document.getElementById(link.hash.slice(1));
    if (!target) throw new Error(`'${sentence}' leads to nothing.`);
    const descriptions = (target.getAttribute("aria-describedby") ?? "").split(" ");
    const told = descriptions.map((id) => textOf(this.document.getElementById(id)));
    const fault = told.map((text) => text.replace("Error: ", "")).find((text) => text && sentence.endsWith(text));
    const label = labelOf(target);
    if (!fault) throw new Error(`The field is not told: ${sentence}`);
    if (fault !== sentence && !label.startsWith(sentence.slice(0, -fault.length - 2)))
      throw new Error(`It is not of '${label}': ${sentence}`);
    if (target.getAttribute("aria-invalid") !== "true") throw new Error(`The field is not marked: ${sentence}`);
    return [label, fault];
  }

  #find(target: Target, find: (name: Name) => HTMLElement): HTMLElement {
    return typeof target === "string" || target instanceof RegExp ? find(target) : target;
  }

  /** What a form sends when this button is pressed, with the line ends that browsers send. */
  #entriesOf(form: HTMLFormElement, button: HTMLElement): Entry[] {
    const data = new (windowOf(form).FormData)(form, button);
    const files = new Map([...this.#files].map(([control, file]) => [control.getAttribute("name"), file]));
    return [...data].map(([name, value]) => {
      if (typeof value === "string") return [name, value.replaceAll(/\r\n|\r|\n/g, "\r\n")];
      return [name, files.get(name) ?? new File([], "")];
    });
  }

  /** @returns the status of the first answer. */
  async #go(method: string, to: URL, body?: Body): Promise<number> {
    if (to.origin !== new URL(this.#address).origin) throw new Error(`That leads to another site: ${to.href}`);
    const headers = body ? { origin: to.origin, referer: this.#url.href, "content-type": body.type } : undefined;
    const first = await this.http.send(method, to.pathname + to.search, headers, body?.text);
    let answer = first;
    const setCookies = [...(first.headers["set-cookie"] ?? [])];
    for (let left = REDIRECTS; answer.headers.location !== undefined; left -= 1) {
      if (left === 0) throw new Error(`It redirects without end, at ${to.href}`);
      to = new URL(answer.headers.location, to);
      if (to.origin !== new URL(this.#address).origin) throw new Error(`That leads to another site: ${to.href}`);
      answer = await this.http.get(to.pathname + to.search);
      setCookies.push(...(answer.headers["set-cookie"] ?? []));
    }
    this.#setCookies = setCookies;
    this.#url = to;
    this.#answer = answer;
    this.#last = answer === first && body ? [method, to, body] : ["GET", to];
    this.#files.clear();
    this.#document = undefined;
    return first.status;
  }
}

type Entry = [name: string, value: string | File];

interface Body {
  type: string;
  text: Buffer | string;
}

async function bodyOf(entries: Entry[], isMultipart: boolean): Promise<Body> {
  const form = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) {
    if (form instanceof FormData) form.append(name, value);
    else form.append(name, nameOf(value));
  }
  const request = new Request("http://form", { method: "POST", body: form });
  return { type: request.headers.get("content-type") ?? "", text: Buffer.from(await request.arrayBuffer()) };
}

/** A form that is not multipart sends a file's name in its place. */
function nameOf(value: string | File): string {
  return typeof value === "string" ? value : value.name;
}

/** One for all pages: each of its own would stay in memory, 2 MB a page. */
const browser = new Window({
  settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
});

/** What {@link lookOf} tells of an element. */
const looks = ["display", "visibility", "opacity", "content"];
const ownLook = browser.getComputedStyle.bind(browser);
const looksOfKinds = new Map<string, object>();

/** Where no page brings styles, an element looks like all of its kind; to name an element, many are looked at. */
Object.assign(browser, {
  getComputedStyle(element: Element) {
    const isOpen = element.hasAttribute("open");
    const kind = `${element.localName} ${isOpen}`;
    const look = looksOfKinds.get(kind) ?? lookOf(element.localName, isOpen);
    looksOfKinds.set(kind, look);
    return look;
  },
});

function lookOf(kind: string, isOpen: boolean) {
  const sample = browser.document.createElement(kind);
  sample.toggleAttribute("open", isOpen);
  browser.document.body.append(sample);
  const style = ownLook(sample);
  const values = Object.fromEntries(looks.map((name) => [name, style.getPropertyValue(name)]));
  sample.remove();
  return {
    ...values,
    getPropertyValue(name: string) {
      const value = values[name];
      if (value === undefined) throw new Error(`Nobody has asked for the ${name} of an element before.`);
      return value;
    },
  };
}

/** They have neither words nor names. */
const icons = /<svg class="icon[^>]* aria-hidden="true"[^>]*><use [^>]*><\/use><\/svg>/g;

function parse(html: string): Document {
  // A browser reads each line end as one character; happy-dom keeps what came.
  const parsed = new browser.DOMParser().parseFromString(html.replaceAll(/\r\n?/g, "\n"), "text/html");
  // The types of happy-dom are its own; what it builds is the DOM's.
  const document: Document = Object(parsed);
  forgetPage();
  // happy-dom chooses the first option that has a value.
  for (const list of document.querySelectorAll("select")) {
    list.selectedIndex = Math.max(
      [...list.options].findLastIndex((option) => option.hasAttribute("selected")),
      0,
    );
  }
  return document;
}

/** The window's own names. */
const ownNames = new Set(Object.getOwnPropertyNames(browser));

/** Its window would keep the whole page by the names of its elements, and by those that script would define. */
function forgetPage() {
  browser.customElements[PropertySymbol.callbacks].clear();
  for (const name of Object.getOwnPropertyNames(browser)) {
    if (!ownNames.has(name)) Reflect.deleteProperty(browser, name);
  }
}

function windowOf({ ownerDocument }: Element) {
  const view = ownerDocument.defaultView;
  if (!view) throw new Error("The page is closed.");
  return view;
}

/** The words of an element, as they read. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** The question that a control answers: its label or, of one among several (a date's parts, choices), their legend. */
function labelOf(control: Element): string {
  const own = control.ownerDocument.querySelector(`label[for="${control.id}"]`);
  return textOf(own ?? control.closest("fieldset")?.querySelector("legend") ?? control.closest("label"));
}

function isButton(element: HTMLElement): element is HTMLButtonElement {
  return element.localName === "button";
}

function isInput(element: HTMLElement): element is HTMLInputElement {
  return element.localName === "input";
}

function isTextBox(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  return element.localName === "textarea" || element.localName === "input";
}

function isList(element: HTMLElement): element is HTMLSelectElement {
  return element.localName === "select";
}
