import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import webPush from "web-push";
import type { PushReach } from "../../server/ports/push/web-push.ts";

const pair = webPush.generateVAPIDKeys();

/** What an operator sets, so that phones are notified. */
export const PUSH_SETTINGS = {
  PUSH_PUBLIC_KEY: pair.publicKey,
  PUSH_PRIVATE_KEY: pair.privateKey,
  PUSH_CONTACT: "mailto:operator@umeed.example",
};

/** A browser that has subscribed: it alone can read what comes. */
export class TestBrowser {
  readonly endpoint: string;
  readonly #keys = createECDH("prime256v1");
  readonly #auth = randomBytes(16);

  constructor(name: string) {
    this.endpoint = `https://push.example.com/${name}`;
    this.#keys.generateKeys();
  }

  /** As `PushSubscription.toJSON()` has it. */
  get subscription() {
    const [p256dh, auth] = [this.#keys.getPublicKey("base64url"), this.#auth.toString("base64url")];
    return { endpoint: this.endpoint, expirationTime: null, keys: { p256dh, auth } };
  }

  get address() {
    return { endpoint: this.endpoint, ...this.subscription.keys };
  }

  /** RFC 8291, for one record. */
  read(body: Buffer): unknown {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), sender]);
    const derive = (key: Uint8Array, by: Uint8Array, about: string | Buffer, length: number) =>
      Buffer.from(hkdfSync("sha256", key, by, about, length));
    const secret = derive(this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service: real HTTP, reached in place of the one that an address names. */
export interface PushService {
  reach: PushReach;
  asked: Asked[];
  stop: () => Promise<void>;
}

/** @param answer what it does with a notice that it has taken, else 201 */
export async function startPushService(
  answer: (response: ServerResponse, asked: Asked) => void = (response) => void response.writeHead(201).end(),
): Promise<PushService> {
  const asked: Asked[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const one = { path: incoming.url ?? "", headers: incoming.headers, body: Buffer.concat(chunks) };
    asked.push(one);
    answer(response, one);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const port = bound instanceof Object ? bound.port : 0;
  return {
    reach: {
      request: (address, options, answered) =>
        request({ ...options, host: "127.0.0.1", port, path: new URL(address).pathname }, answered),
      options: {},
    },
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
