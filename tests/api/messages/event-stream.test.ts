import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BodyStream } from "../../../server/api/messages/body-stream.ts";
import type { EventStream } from "../../../server/api/messages/event-stream.ts";
import { SocketStream } from "../../../server/api/messages/socket-stream.ts";

interface Page {
  stream: EventStream;
  read: () => Promise<string>;
  leave: () => void | Promise<void>;
}

let server: Server;
let withStream: (stream: SocketStream) => unknown;
beforeEach(async () => {
  server = createServer((_, outgoing) =>
    withStream(new SocketStream(outgoing, { "Content-Type": "text/event-stream" })),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function onSocket(): Promise<Page> {
  const opened = new Promise<SocketStream>((resolve) => (withStream = resolve));
  const response = await new Promise<IncomingMessage>((resolve) => {
    get({ port: portOf(), host: "127.0.0.1" }, resolve);
  });
  // A page that is cut off is told by an error.
  response.on("error", () => {});
  return { stream: await opened, read: () => text(response), leave: () => void response.destroy() };
}

async function asBody(): Promise<Page> {
  const stream = new BodyStream();
  return { stream, read: () => new Response(stream.body).text(), leave: () => stream.body.cancel() };
}

describe.each([
  ["on its socket", onSocket],
  ["as a body that the web tier passes on", asBody],
])("a stream %s", (_, open) => {
  test("writes events as the standard says, and ends with its close", async () => {
    const { stream, read } = await open();
    stream.send({ event: "ready", id: "7", data: "{}", retry: 2_000 });
    stream.send({ event: "message", data: '{"text":"Salam"}' });
    stream.beat();
    stream.close();
    stream.send({ event: "message", data: "{}" });
    expect(stream.isOver).toBe(true);
    expect(await read()).toBe(
      'event: ready\ndata: {}\nid: 7\nretry: 2000\n\nevent: message\ndata: {"text":"Salam"}\n\n: still here\n\n',
    );
  });

  test("tells once that the page left, and sends it nothing more", async () => {
    const { stream, leave } = await open();
    const told = vi.fn<() => void>();
    stream.onEnd(told);
    await leave();
    await vi.waitUntil(() => stream.isOver);
    stream.send({ event: "message", data: "{}" });
    stream.beat();
    stream.close();
    expect(told).toHaveBeenCalledOnce();
  });

  test("cuts off a page that does not read, with what it has not read", async () => {
    const { stream } = await open();
    const told = vi.fn<() => void>();
    stream.onEnd(told);
    let sent = 0;
    // The system keeps some megabytes for a socket before Node has to.
    for (; sent < 30_000 && !stream.isOver; sent += 1) {
      stream.send({ event: "message", data: "x".repeat(1_024) });
      if (sent % 100 === 0) await new Promise(setImmediate);
    }
    expect(stream.isOver).toBe(true);
    expect(sent).toBeGreaterThan(200);
    expect(told).toHaveBeenCalledOnce();
  });
});

function portOf() {
  const bound = server.address();
  if (!(bound instanceof Object)) throw new Error("the server has no port");
  return bound.port;
}

test("a page that left before its stream began has none", async () => {
  const begun = Promise.withResolvers<SocketStream>();
  server.removeAllListeners("request");
  server.on("request", (incoming, outgoing) => {
    outgoing.on("close", () => begun.resolve(new SocketStream(outgoing, {})));
    incoming.socket.destroy();
  });
  connect(portOf(), "127.0.0.1")
    .on("error", () => {})
    .end("GET / HTTP/1.1\r\nHost: umeed\r\n\r\n");

  const stream = await begun.promise;
  stream.send({ event: "ready", data: "{}" });

  expect(stream.isOver).toBe(true);
});

test("a stream that waits behind another on its connection ends with the connection", async () => {
  const streams: SocketStream[] = [];
  withStream = (stream) => streams.push(stream);
  const page = connect(portOf(), "127.0.0.1");
  page.write("GET / HTTP/1.1\r\nHost: umeed\r\n\r\n".repeat(2));
  await vi.waitUntil(() => streams.length === 2);
  page.destroy();

  await vi.waitUntil(() => streams.every(({ isOver }) => isOver));
  expect(streams).toHaveLength(2);
});
