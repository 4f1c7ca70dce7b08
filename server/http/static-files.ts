import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { lookup } from "mrmime";
import { bestEncoding } from "./compress.ts";
import type { FindAsset } from "./release-assets.ts";

interface StaticFile {
  type: string;
  etag: string;
  caching: string;
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
}

/**
 * Kept in memory, so that a build made under a running server can't break its pages or crash it.
 * @param folders of which the first that has a file gives it
 * @param instead of which address the file is given for another's
 */
export function staticFiles(folders: string[], findElsewhere?: FindAsset, instead: Record<string, string> = {}) {
  const files = new Map(folders.toReversed().flatMap((folder) => [...readAll(folder)]));
  return (incoming: IncomingMessage, outgoing: ServerResponse, otherwise: () => void): void => {
    const address = (incoming.url ?? "").split("?", 1)[0] ?? "";
    const file = files.get(instead[address] ?? address);
    if (file) return send(file, incoming, outgoing);
    if (!findElsewhere || !address.startsWith("/assets/")) return otherwise();
    const found = findElsewhere(address).then((path) => (path ? readOne(address, path) : undefined));
    found.then((other) => (other ? send(other, incoming, outgoing) : otherwise()), otherwise);
    return undefined;
  };
}

function send(file: StaticFile, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { encoding, bytes } = bestForm(file, incoming.headers["accept-encoding"] ?? "");
  outgoing.setHeader("Content-Type", file.type);
  outgoing.setHeader("ETag", file.etag);
  outgoing.setHeader("Cache-Control", file.caching);
  outgoing.setHeader("Vary", "Accept-Encoding");
  if (incoming.headers["if-none-match"] === file.etag) {
    outgoing.statusCode = 304;
    outgoing.end();
    return;
  }
  if (encoding) outgoing.setHeader("Content-Encoding", encoding);
  outgoing.setHeader("Content-Length", bytes.length);
  outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
}

function readAll(folder: string) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && !entry.parentPath.includes(`${sep}.`))
    .map((entry) => join(entry.parentPath, entry.name));
  const bytes = new Map(paths.map((path) => [path, readFileSync(path)]));
  const files = new Map<string, StaticFile>();
  for (const [path, plain] of bytes) {
    if (/\.(br|gz)$/.test(path)) continue;
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    files.set(address, fileOf(address, plain, bytes.get(`${path}.br`), bytes.get(`${path}.gz`)));
  }
  return files;
}

async function readOne(address: string, path: string) {
  const compressed = (end: string) => readFile(path + end).catch(() => undefined);
  return fileOf(address, await readFile(path), await compressed(".br"), await compressed(".gz"));
}

function fileOf(address: string, plain: Buffer, br: Buffer | undefined, gzip: Buffer | undefined): StaticFile {
  const type = lookup(address) ?? "application/octet-stream";
  return {
    type: /^text\/|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    caching: cachingOf(address),
    plain,
    br,
    gzip,
  };
}

function cachingOf(address: string): string {
  if (address.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  // Phones must hear of the newest worker, and of none.
  return address.endsWith("worker.js") ? "no-cache" : "public, max-age=3600";
}

function bestForm(file: StaticFile, accepted: string) {
  const offered = (["br", "gzip"] as const).filter((encoding) => file[encoding]);
  const encoding = bestEncoding(accepted, offered);
  return { encoding, bytes: (encoding && file[encoding]) ?? file.plain };
}
