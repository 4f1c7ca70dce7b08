import { useSyncExternalStore } from "react";
import { newsNow, subscribe as subscribeToNews } from "../../enhance/live.ts";

export interface Outgoing {
  /** Idempotency key: sent twice it is one message. */
  clientId: string;
  partnerId: string;
  text: string;
  state: "sending" | "stored" | "failed";
  problem: string;
}

const none: Outgoing[] = [];
const listeners = new Set<() => void>();
/** Unsent text by partner, in this tab's memory only. */
const typed = new Map<string, string>();
let messages = none;

export function addOutgoing(partnerId: string, text: string, clientId = newClientId()) {
  change([...messages, { clientId, partnerId, text, state: "sending", problem: "" }]);
}

export function changeOutgoing(clientId: string, changes: Partial<Outgoing>) {
  change(messages.map((message) => (message.clientId === clientId ? { ...message, ...changes } : message)));
}

export function dropOutgoing(clientId: string) {
  change(messages.filter((message) => message.clientId !== clientId));
}

export function useOutgoing(partnerId: string): Outgoing[] {
  const all = useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  );
  return all.filter((message) => message.partnerId === partnerId);
}

export function takeBack(clientId: string) {
  const message = messages.find((message) => message.clientId === clientId);
  const input = document.querySelector<HTMLTextAreaElement>(".message-box textarea");
  if (!message || !input) return;
  input.value = [message.text, input.value].filter(Boolean).join("\n");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
  dropOutgoing(clientId);
}

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

/** `crypto.randomUUID` exists on secure origins only; a phone may reach a trial over plain http. */
function newClientId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
