import { m } from "../messages/m.ts";

const VISITS = "umeed-visits";
const CLOSED = "closed";
const VISIT_MS = 30 * 60_000;
const AFTER_VISITS = 3;

/** What browsers of Chromium's kind tell a page that may be installed. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let prompting: InstallPrompt | undefined;
let show = () => {};

if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript has no type of it.
    prompting = event as InstallPrompt;
    show();
  });
}

/** Counted on this phone alone. What is opened within half an hour is one visit. */
export function countVisit(storage: Storage, now: number) {
  const [count = "0", last = "0"] = (storage.getItem(VISITS) ?? "").split(" ");
  if (count === CLOSED) return;
  const visits = Number(count) + (now - Number(last) > VISIT_MS ? 1 : 0);
  storage.setItem(VISITS, `${visits} ${now}`);
}

export function isOffered(storage: Storage): boolean {
  return Number((storage.getItem(VISITS) ?? "0").split(" ")[0]) > AFTER_VISITS;
}

/** `<install-hint>`: below all else, once this phone has been here a few times, until she says no. */
export class InstallHint extends HTMLElement {
  connectedCallback() {
    show = () => this.#show();
    this.#show();
  }

  #show() {
    const isInstalled = matchMedia("(display-mode: standalone)").matches;
    const isApple = "standalone" in navigator;
    if (isInstalled || !(prompting || isApple)) return;
    const section = document.createElement("section");
    section.className = "get-app";
    section.append(made("h2", m.installTitle()), made("p", m.installWords()));
    if (!prompting) section.append(made("p", m.installApple()));
    const actions = made("p", "");
    actions.className = "actions";
    if (prompting) actions.append(this.#button(m.installDo(), "button", () => void prompting?.prompt()));
    actions.append(this.#button(m.installNo(), "button plain", () => localStorage.setItem(VISITS, CLOSED)));
    section.append(actions);
    this.replaceChildren(section);
  }

  #button(words: string, className: string, act: () => void) {
    const button = Object.assign(document.createElement("button"), { type: "button", className });
    button.textContent = words;
    button.addEventListener("click", () => {
      act();
      this.replaceChildren();
    });
    return button;
  }
}

function made(name: "h2" | "p", words: string) {
  const element = document.createElement(name);
  element.textContent = words;
  return element;
}
