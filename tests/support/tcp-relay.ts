import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Passes on every byte between a client and a port, until the network between them is gone. */
export interface TcpRelay {
  port: number;
  /** The connections of now stay open and carry nothing more, as after a lost route; new ones work. */
  freeze: () => void;
  connections: () => number;
  stop: () => Promise<void>;
}

export async function startTcpRelay(host: string, target: number): Promise<TcpRelay> {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(target, host);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const socket of pair) socket.on("error", () => pair.forEach((one) => one.destroy()));
    near.on("close", () => pairs.delete(pair));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return {
    port: bound instanceof Object ? bound.port : 0,
    connections: () => pairs.size,
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    async stop() {
      for (const pair of pairs) pair.forEach((socket) => socket.destroy());
      server.close();
      await once(server, "close");
    },
  };
}
