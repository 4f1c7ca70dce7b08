import { expect, test, vi } from "vitest";
import { EventStream } from "../../../server/api/messages/event-stream.ts";

const textOf = (stream: EventStream) => new Response(stream.body).text();

test("events go out as the standard writes them, and a close ends them", async () => {
  const stream = new EventStream();
  stream.send({ event: "ready", id: "7", data: "{}", retry: 2_000 });
  stream.send({ event: "message", data: '{"text":"Salam"}' });
  stream.beat();
  stream.close();
  expect(stream.isOver).toBe(true);
  expect(await textOf(stream)).toBe(
    'event: ready\ndata: {}\nid: 7\nretry: 2000\n\nevent: message\ndata: {"text":"Salam"}\n\n: still here\n\n',
  );
});

test("a page that leaves is told of once, and gets nothing more", async () => {
  const stream = new EventStream();
  const told = vi.fn<() => void>();
  stream.onEnd(told);
  await stream.body.cancel();
  expect([stream.isOver, told.mock.calls.length]).toEqual([true, 1]);
  stream.send({ event: "message", data: "{}" });
  stream.beat();
});

test("a page that does not read is cut off, with what it has not read", async () => {
  const stream = new EventStream();
  for (let sent = 0; sent < 300 && !stream.isOver; sent += 1)
    stream.send({ event: "message", data: "x".repeat(1_024) });
  expect(stream.isOver).toBe(true);
  expect((await textOf(stream)).length).toBeLessThan(300 * 1_024);
});
