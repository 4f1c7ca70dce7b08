import { expect, test } from "vitest";
import { inheritedSocket } from "../../server/inherited-socket.ts";

test("the socket that systemd passes to this very process is taken", () => {
  expect(inheritedSocket({ LISTEN_FDS: "1", LISTEN_PID: "41" }, 41)).toBe(3);
});

test("one that was passed to another process, or none, is not", () => {
  expect(inheritedSocket({ LISTEN_FDS: "1", LISTEN_PID: "40" }, 41)).toBeUndefined();
  expect(inheritedSocket({}, 41)).toBeUndefined();
});

test("of several, none is chosen", () => {
  expect(() => inheritedSocket({ LISTEN_FDS: "2", LISTEN_PID: "41" }, 41)).toThrow("must have one ListenStream, not 2");
});
