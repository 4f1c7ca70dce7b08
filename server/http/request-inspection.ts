import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";

const HEADER = "x-umeed-doctor";
/** Long enough to tell it from a network's own delays. */
const PAUSE_MS = 1_000;

export const Examination = z.object({
  /** The socket's other end: the proxy, where there is one. */
  peer: z.string(),
  forwardedFor: z.string().nullable(),
  address: z.string(),
});

export type Examination = z.infer<typeof Examination>;

export function examinationHeader(secret: string): Record<string, string> {
  return { [HEADER]: keyFrom(secret) };
}

/** The pause shows the operator whether a proxy buffers streams. @returns false without the key. */
export function examining(secret: string) {
  const expected = keyFrom(secret);
  return (incoming: IncomingMessage, outgoing: ServerResponse, address: string): boolean => {
    if (!isSame(String(incoming.headers[HEADER] ?? ""), expected)) return false;
    const seen: Examination = {
      peer: (incoming.socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/, ""),
      forwardedFor: incoming.headers["x-forwarded-for"]?.toString() ?? null,
      address,
    };
    outgoing.writeHead(200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    });
    outgoing.write(": here it comes\n\n");
    setTimeout(() => outgoing.end(`data: ${JSON.stringify(seen)}\n\n`), PAUSE_MS);
    return true;
  };
}

function keyFrom(secret: string) {
  return createHmac("sha256", secret).update("doctor").digest("base64url");
}

function isSame(sent: string, expected: string) {
  const [a, b] = [sent, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
