import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";

/** What our API would say, and when to ask again. */
export interface Refusal {
  code: string;
  message: string;
  retryAfter: string;
}

/** Stands between two processes and passes on what the one asks of the other. */
export interface Relay {
  address: string;
  /** How many event streams it passes on just now. */
  streams: () => number;
  /** Passes on nothing more of these streams, not even the signs of life that tell a process that nobody listens. */
  muteStreams: () => void;
  /** Answers calls of these paths itself, with a page as a broken server would, or with `refusal` as ours; null: none. */
  failCalls: (paths: RegExp | null, status?: number, refusal?: Refusal) => void;
  /** The paths, without queries, of the calls since it was asked last. */
  takeCalls: () => string[];
  stop(): Promise<void>;
}

/** @param target port on this machine that it passes everything on to, whether anything listens there or not. */
export async function startRelay(target: number): Promise<Relay> {
  const streams = new Map<ServerResponse, IncomingMessage | undefined>();
  let calls: string[] = [];
  let failing: { paths: RegExp; status: number; refusal?: Refusal | undefined } | null = null;
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = "/", headers } = incoming;
    calls.push(path.split("?", 1)[0] ?? "");
    if (failing?.paths.test(path)) {
      const { status, refusal } = failing;
      // Answered before the body is read, the caller sees a broken connection.
      incoming.resume().on("end", () => {
        if (!refusal) {
          outgoing.writeHead(status, { "content-type": "text/html" });
          outgoing.end("<h1>Bad gateway</h1>");
          return;
        }
        const { retryAfter, code, message } = refusal;
        outgoing.writeHead(status, { "content-type": "application/json", "retry-after": retryAfter });
        outgoing.end(JSON.stringify({ code, message, errors: [{ msg: message, path: "" }] }));
      });
      return;
    }
    const onward = send({ host: "127.0.0.1", port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      if (streams.has(outgoing)) streams.set(outgoing, answer);
      answer.on("error", () => outgoing.destroy());
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
    outgoing.on("close", () => onward.destroy());
    if (!path.endsWith("/live")) return;
    streams.set(outgoing, undefined);
    outgoing.on("close", () => streams.delete(outgoing));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${bound instanceof Object ? bound.port : ""}`,
    streams: () => streams.size,
    muteStreams() {
      for (const [outgoing, answer] of streams) answer?.unpipe(outgoing).resume();
    },
    failCalls(paths, status = 500, refusal) {
      failing = paths && { paths, status, refusal };
    },
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
