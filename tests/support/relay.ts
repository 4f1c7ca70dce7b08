import { createServer, request as send } from "node:http";
import { once } from "node:events";

/** Stands between two processes and passes on what the one asks of the other. */
export interface Relay {
  address: string;
  /** How many event streams it passes on just now. */
  streams: () => number;
  stop(): Promise<void>;
}

/** @param target port on this machine that it passes everything on to, whether anything listens there or not. */
export async function startRelay(target: number): Promise<Relay> {
  let streams = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = "/", headers } = incoming;
    const onward = send({ host: "127.0.0.1", port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
    outgoing.on("close", () => onward.destroy());
    if (!path.endsWith("/live")) return;
    streams += 1;
    outgoing.on("close", () => (streams -= 1));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${bound instanceof Object ? bound.port : ""}`,
    streams: () => streams,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
