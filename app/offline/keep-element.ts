import { href } from "react-router";
import { pagePath } from "../language.ts";
import { m } from "../messages/m.ts";
import { keptAddress } from "./addresses.ts";
import { KEPT_PAGES, keptCache } from "./caches.ts";
import { keepPages, keptPages, type Keeping, type KeptPage, type PageToKeep } from "./kept-pages.ts";

type Outcome = Exclude<Keeping, "kept"> | null;

let lastRead: KeptPage[] | undefined;

/** `<keep-offline>`: a button on a phone that may keep pages; else nothing. */
export class KeepOffline extends HTMLElement {
  static readonly observedAttributes = ["data-pages"];

  attributeChangedCallback() {
    // At once what was read last, or the page would grow after Back has scrolled it.
    if (lastRead) this.#draw(lastRead, null);
    void this.#show(null);
  }

  async #show(outcome: Outcome) {
    const asked = this.dataset["pages"];
    const cache = mayKeep() ? await keptCache() : undefined;
    lastRead = cache ? await keptPages(cache) : [];
    if (asked === this.dataset["pages"]) this.#draw(lastRead, outcome);
  }

  #draw(kept: KeptPage[], outcome: Outcome) {
    const pages = mayKeep() ? pagesIn(this.dataset["pages"]) : [];
    if (pages.length === 0) return this.replaceChildren();
    const areKept = pages.every(({ address }) => kept.some((page) => page.address === keptAddress(address)));
    if (areKept) return this.replaceChildren(line(status(`${m.offlineKept()} `, linkToKept())));
    return this.replaceChildren(line(this.#button(pages), status(outcome === null ? "" : faults[outcome])));
  }

  #button(pages: PageToKeep[]) {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "button plain" });
    button.textContent = m.offlineKeep();
    button.addEventListener("click", () => {
      button.disabled = true;
      button.textContent = m.offlineKeeping();
      void keep(pages).then((outcome) => this.#show(outcome === "kept" ? null : outcome));
    });
    return button;
  }
}

const faults = { full: m.offlineFull(), failed: m.offlineNotCome() };

/** Not on a phone that she called 'not my phone', nor where an operator keeps nothing on phones. */
const mayKeep = () => document.documentElement.dataset["offline"] === "on" && "caches" in window;

async function keep(pages: PageToKeep[]): Promise<Keeping> {
  const cache = await caches.open(KEPT_PAGES);
  return keepPages(pages, { cache, fetch: window.fetch.bind(window), now: Date.now() });
}

function pagesIn(json = "[]"): PageToKeep[] {
  const given: unknown = JSON.parse(json);
  return Array.isArray(given) ? given.filter(isPage).map((page) => ({ ...page, address: pagePath(page.address) })) : [];
}

function isPage(given: unknown): given is PageToKeep {
  return given instanceof Object && "address" in given && "title" in given;
}

function line(...content: Node[]) {
  const paragraph = document.createElement("p");
  paragraph.className = "actions";
  paragraph.append(...content);
  return paragraph;
}

function status(...content: (string | Node)[]) {
  const line = document.createElement("span");
  line.role = "status";
  line.className = "hint";
  line.append(...content);
  return line;
}

function linkToKept() {
  return Object.assign(document.createElement("a"), {
    href: pagePath(href("/offline")),
    textContent: m.offlineWhatIsKept(),
  });
}
