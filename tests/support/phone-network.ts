import { once } from "node:events";
import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { buffer } from "node:stream/consumers";

/** Between a phone and a site. */
export interface PhoneNetwork {
  address: string;
  /** Gone; silent, as where the mast is too far away; losing the answers to two of three requests; or there. */
  state: "there" | "gone" | "silent" | "losing";
  /** What other answers say at a path, as of another build. */
  edits: Map<string, (text: string) => string>;
  /** Requests that came through, with the cookie that each had. */
  readonly seen: { method: string; path: string; cookie: string | undefined }[];
  stop(): Promise<void>;
}

async function sendEdited(answer: IncomingMessage, outgoing: ServerResponse, edit: (text: string) => string) {
  const body = await buffer(answer);
  const { "content-length": _, etag: __, ...rest } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, rest);
  outgoing.end(edit(body.toString()));
}

/** @param site the address on this machine that it leads to */
export async function startPhoneNetwork(site: string): Promise<PhoneNetwork> {
  const { port } = new URL(site);
  const seen: PhoneNetwork["seen"] = [];
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const { method = "", url: path = "/", headers } = incoming;
    count += 1;
    if (network.state === "gone" || (network.state === "losing" && count % 3 !== 0)) return void outgoing.destroy();
    if (network.state === "silent") return undefined;
    seen.push({ method, path, cookie: headers.cookie });
    const edit = network.edits.get(path);
    const asked: IncomingHttpHeaders = edit ? { ...headers, "accept-encoding": "identity" } : headers;
    if (edit) delete asked["if-none-match"];
    const onward = send({ host: "127.0.0.1", port, method, path, headers: asked }, (answer) => {
      if (!edit) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      void sendEdited(answer, outgoing, edit);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
    outgoing.on("close", () => onward.destroy());
    return undefined;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const network: PhoneNetwork = {
    address: `http://localhost:${bound instanceof Object ? bound.port : ""}`,
    state: "there",
    edits: new Map(),
    seen,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return network;
}
