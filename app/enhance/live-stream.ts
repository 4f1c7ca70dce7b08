import { href } from "react-router";
import type { News } from "./live.ts";
import { pagePath } from "../language.ts";

const PAUSE_MS = 1_000;
const PAUSE_MAX_MS = 60_000;
/** A stream that lasted this long resets the pause between attempts. */
const STEADY_MS = 10_000;
/** The server sends a heartbeat every 25 seconds, so a silent stream is dead even without a network error. */
const SILENCE_MS = 60_000;

interface EventListeners {
  lastEvent: () => number;
  onNews: (news: News) => void;
  unread: () => number;
}

/** EventSource gives up for good after one 503, and waits for ever on a connection that died in silence. */
export function followEvents(listeners: EventListeners): () => void {
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = PAUSE_MS;

  const connect = async () => {
    clearTimeout(timer);
    if (current || document.visibilityState === "hidden") return;
    const stream = new AbortController();
    current = stream;
    const began = Date.now();
    const end = await listen(stream, listeners).catch(() => "cut" as const);
    if (current !== stream) return;
    if (end === "signed out") return stop();
    current = undefined;
    // Reconnecting at once would make six open pages replace each other's stream for ever.
    if (end === "replaced") return;
    if (Date.now() - began > STEADY_MS) pause = PAUSE_MS;
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
    pause = Math.min(pause * 2, PAUSE_MAX_MS);
  };
  const disconnect = () => {
    clearTimeout(timer);
    const stream = current;
    current = undefined;
    stream?.abort();
  };
  const connectAnew = () => {
    disconnect();
    pause = PAUSE_MS;
    void connect();
  };
  const look = () => (document.visibilityState === "hidden" ? disconnect() : void connect());
  const stop = () => {
    disconnect();
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", connectAnew);
  };

  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", connectAnew);
  void connect();
  return stop;
}

type End = "cut" | "signed out" | "replaced";

async function listen(stream: AbortController, listeners: EventListeners): Promise<End> {
  let silence = setTimeout(() => stream.abort(), SILENCE_MS);
  try {
    const response = await fetch(pagePath(href("/messages/live")), {
      headers: { accept: "text/event-stream", "last-event-id": String(listeners.lastEvent()) },
      cache: "no-store",
      signal: stream.signal,
    });
    if (response.status === 204) return "signed out";
    if (!response.ok || !response.body) return "cut";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let received = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return "cut";
      clearTimeout(silence);
      silence = setTimeout(() => stream.abort(), SILENCE_MS);
      const events = (received + value).split("\n\n");
      received = events.pop() ?? "";
      for (const event of events) {
        if (nameOf(event) === "replaced") return "replaced";
        deliver(event, listeners);
      }
    }
  } finally {
    clearTimeout(silence);
  }
}

const partOf = (event: string, name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(event)?.[1];
const nameOf = (event: string) => partOf(event, "event");

function deliver(event: string, listeners: EventListeners) {
  const lastEvent = Number(partOf(event, "id"));
  if (nameOf(event) === "reset") return listeners.onNews({ lastEvent, unread: listeners.unread() });
  const data: unknown = JSON.parse(partOf(event, "data") ?? "{}");
  if (!(data instanceof Object && "unread" in data && typeof data.unread === "number")) return undefined;
  return listeners.onNews({ lastEvent, unread: data.unread });
}
