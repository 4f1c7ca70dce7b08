import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { Agent, globalAgent, request, Server, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { duplexPair } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** What came back, with the bytes as they went over the wire. */
export interface Exchanged {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** One exchange with nothing added and nothing undone: fetch would decompress, and would refuse odd methods. */
export function exchange(
  url: string,
  method: string,
  headers: OutgoingHttpHeaders,
  body: string | Buffer = "",
): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method,
      agent: here.has(new URL(url).port) ? near : globalAgent,
      headers: { "content-length": String(Buffer.byteLength(body)), ...headers },
    });
    sending.on("error", reject);
    sending.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, bytes, text: plain(bytes, received["content-encoding"]).toString() });
      });
    });
    sending.end(body);
  });
}

function plain(bytes: Buffer, encoding: string | undefined) {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

/** Servers of this process, by their ports. */
const here = new Map<string, Server>();

subscribe("tracing:net.server.listen:asyncEnd", (message) => {
  const { server } = Object(message);
  const place = server instanceof Server ? server.address() : null;
  if (!(place instanceof Object)) return;
  const port = String(place.port);
  here.set(port, server);
  server.once("close", () => here.delete(port));
});

const outside = AsyncLocalStorage.snapshot();

/** A server of this process gets the same bytes, without the system's network between: that costs more than most calls. */
class NearAgent extends Agent {
  override createConnection(...[options, done]: Parameters<Agent["createConnection"]>) {
    const server = here.get(String(options.port));
    if (!server) return super.createConnection(options, done);
    const [near, far] = duplexPair();
    Object.assign(far, { remoteAddress: "127.0.0.1" });
    outside(() => server.emit("connection", far));
    return near;
  }
}

const near = new NearAgent({ keepAlive: false });
