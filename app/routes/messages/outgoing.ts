import { useSyncExternalStore } from "react";
import { newsNow, subscribe as subscribeToNews } from "../../enhance/live.ts";

/** A message of hers on its way. */
export interface Outgoing {
  /** Drawn with it: sent twice it is one message. */
  clientId: string;
  partnerId: string;
  text: string;
  state: "sending" | "stored" | "failed";
  /** Why it failed. */
  problem: string;
}

const none: Outgoing[] = [];
const listeners = new Set<() => void>();
/** What was typed and not sent, by whom it is for. It and the messages live in this tab's memory alone. */
const typed = new Map<string, string>();
let messages = none;

/** Puts a message on its way. */
export function addOutgoing(partnerId: string, text: string, clientId = newClientId()) {
  change([...messages, { clientId, partnerId, text, state: "sending", problem: "" }]);
}

/** Says what became of one. */
export function changeOutgoing(clientId: string, changes: Partial<Outgoing>) {
  change(messages.map((message) => (message.clientId === clientId ? { ...message, ...changes } : message)));
}

export function dropOutgoing(clientId: string) {
  change(messages.filter((message) => message.clientId !== clientId));
}

/** Messages to one member that are not yet among those that were said. */
export function useOutgoing(partnerId: string): Outgoing[] {
  const all = useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  );
  return all.filter((message) => message.partnerId === partnerId);
}

/** Puts one back into the box where it was typed, before what stands there. */
export function takeBack(clientId: string) {
  const message = messages.find((message) => message.clientId === clientId);
  const input = document.querySelector<HTMLTextAreaElement>(".message-box textarea");
  if (!message || !input) return;
  input.value = [message.text, input.value].filter(Boolean).join("\n");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
  dropOutgoing(clientId);
}

/** Keeps what stands in her box when she goes elsewhere on the site. */
export function keepTyped(partnerId: string, text: string) {
  typed.set(partnerId, text);
}

export function typedFor(partnerId: string): string | undefined {
  return typed.get(partnerId) || undefined;
}

subscribeToNews(() => {
  if (newsNow().lastEvent > 0) return;
  typed.clear();
  change(none);
});

function change(next: Outgoing[]) {
  messages = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `crypto.randomUUID` is there on secure origins alone; a phone may reach a trial by its address in the house. */
function newClientId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
