import { hash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";

/** What goes wrong between Umeed and its store. */
export type StoreFault =
  /** It takes the request and never answers. */
  | "silent"
  /** It begins an answer and never ends it. */
  | "halting"
  /** It cuts each connection. */
  | "cutting"
  /** It does what it is asked to, and the answer is lost. */
  | "forgetful"
  /** It sends other bytes than it was given. */
  | "lying"
  | { status: number; code: string };

export interface OwnS3 {
  /** For Umeed's environment; the same each time it is started. */
  settings: Record<`S3_${string}`, string>;
  /** Of the requests that match, by method and path; null: none. */
  fail: (fault: StoreFault | null, matching?: RegExp) => void;
  /** Of the next request alone. */
  failOnce: (fault: StoreFault) => void;
  keepVersions: (status: "Enabled" | "Suspended" | null) => void;
  /** Whether it answers those who have no key. */
  open: (isPublic: boolean) => void;
  /** Method, path and headers of what it was asked. */
  asked: { call: string; headers: IncomingMessage["headers"] }[];
  keys: () => Promise<string[]>;
  lose: (key: string) => Promise<void>;
  stop: () => Promise<void>;
}

const BUCKET = "umeed";
/** Keys in one answer, few so that tests meet more than one. */
const PAGE = 4;

/**
 * An s3rver behind a proxy. The proxy also adds what s3rver has not: it keeps the bucket private, checks Content-MD5,
 * tells whether versions are kept, lists by pages, and, as older servers do, refuses newer checksums, chunks and access lists.
 */
export async function startS3(): Promise<OwnS3> {
  const directory = await mkdtemp(join(tmpdir(), "umeed-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port: behind } = await server.run();
  const asked: OwnS3["asked"] = [];
  let failing: { fault: StoreFault; matching: RegExp; once?: boolean } | null = null;
  let versions: string | null = null;
  let isPublic = false;

  const proxy = createServer((incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()));
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = "GET", url: path = "/", headers } = incoming;
    const call = `${method} ${path}`;
    asked.push({ call, headers });
    const fault = failing?.matching.test(call) ? failing.fault : null;
    if (failing?.once) failing = null;
    if (fault === "cutting") return void incoming.socket.destroy();
    const body = await buffer(incoming);
    if (fault === "silent") return;
    if (fault === "halting") return void outgoing.writeHead(200, { "content-length": 1_000 }).write("begun");
    if (fault && typeof fault === "object") return refuse(outgoing, fault.status, fault.code);
    if (!headers.authorization && !isPublic) return refuse(outgoing, 403, "AccessDenied");
    if (Object.keys(headers).some((name) => /^x-amz-(checksum|sdk-checksum|trailer)/.test(name)))
      return refuse(outgoing, 501, "NotImplemented");
    if (headers["content-encoding"]?.includes("aws-chunked")) return refuse(outgoing, 501, "NotImplemented");
    if (headers["x-amz-acl"]) return refuse(outgoing, 400, "AccessControlListNotSupported");
    const digest = headers["content-md5"];
    if (method === "PUT" && digest !== hash("md5", body, "base64")) return refuse(outgoing, 400, "BadDigest");
    if (/\?versioning/.test(path)) {
      const status = versions ? `<Status>${versions}</Status>` : "";
      return void outgoing.end(`<VersioningConfiguration>${status}</VersioningConfiguration>`);
    }
    if (method === "GET" && path.includes("list-type=2"))
      return list(outgoing, new URL(path, "http://store").searchParams);
    const onward = send({ host: "127.0.0.1", port: behind, method, path, headers }, (answered) => {
      if (fault === "forgetful") {
        incoming.socket.destroy();
        return;
      }
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
      if (fault === "lying") answered.map((chunk: Buffer) => chunk.fill(7)).pipe(outgoing);
      else answered.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    onward.end(body);
  }
  /** s3rver itself fails on Node 24 as soon as a list needs a second page. */
  async function list(outgoing: ServerResponse, asked: URLSearchParams) {
    const prefix = asked.get("prefix") ?? "";
    const whole = await (await direct("GET", `?list-type=2&prefix=${prefix}`)).text();
    const after = asked.get("continuation-token") ?? "";
    const left = [...whole.matchAll(/<Contents><Key>([^<]+)<.+?<\/Contents>/gs)].filter(([, key = ""]) => key > after);
    const page = left.slice(0, PAGE);
    const next = left.length > PAGE ? `<NextContinuationToken>${page.at(-1)?.[1]}</NextContinuationToken>` : "";
    outgoing.end(
      `<ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${page.map(([one]) => one).join("")}${next}</ListBucketResult>`,
    );
  }
  const direct = (method: string, path: string) => fetch(`http://127.0.0.1:${behind}/${BUCKET}${path}`, { method });

  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = Object(proxy.address());

  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      S3_FORCE_PATH_STYLE: "yes",
    },
    fail(fault, matching = /./) {
      failing = fault && { fault, matching };
    },
    failOnce: (fault) => void (failing = { fault, matching: /./, once: true }),
    keepVersions: (status) => void (versions = status),
    open: (toAll) => void (isPublic = toAll),
    asked,
    async keys() {
      const listed = await (await direct("GET", "?list-type=2")).text();
      return [...listed.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key).toSorted();
    },
    lose: async (key) => void (await direct("DELETE", `/${key}`)),
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

function refuse(outgoing: ServerResponse, status: number, code: string) {
  outgoing.writeHead(status, { "content-type": "application/xml" });
  outgoing.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
}
