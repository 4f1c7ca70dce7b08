import { createHash } from "node:crypto";
import { bestEncoding, squeeze, type Encoding } from "./compress.ts";

type HeaderValues = Record<string, string>;

interface Form {
  bytes: Buffer;
  headers: HeaderValues;
}

export interface StoredPage {
  etag: string;
  headers: HeaderValues;
  forms: Record<Encoding | "identity", Form>;
  size: number;
}

/** Compressed once and sent often, so it may take a millisecond more. */
const QUALITY = 5;

export async function storedPage(response: Response, quality = QUALITY): Promise<StoredPage | null> {
  const { status, headers } = response;
  const isForAll = /\bpublic\b/.test(headers.get("Cache-Control") ?? "");
  if (status !== 200 || !isForAll || headers.has("Set-Cookie")) return null;

  const plain = Buffer.from(await response.arrayBuffer());
  const [br, gzip] = await Promise.all([squeeze(plain, "br", quality), squeeze(plain, "gzip")]);
  // Weak: the three encodings have different bytes.
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const { "content-type": type, ...others } = Object.fromEntries(headers);
  const common = { ...others, vary: [others["vary"], "Accept-Encoding"].filter(Boolean).join(", "), etag };
  const form = (bytes: Buffer, encoding?: Encoding): Form => ({
    bytes,
    headers: {
      ...common,
      ...(type ? { "content-type": type } : {}),
      ...(encoding ? { "content-encoding": encoding } : {}),
      "content-length": String(bytes.length),
    },
  });
  return {
    etag,
    headers: common,
    forms: { br: form(br, "br"), gzip: form(gzip, "gzip"), identity: form(plain) },
    size: plain.length + br.length + gzip.length,
  };
}

export function formFor(page: StoredPage, accepted: string | undefined): Form {
  return page.forms[bestEncoding(accepted ?? "") ?? "identity"];
}

export function isMatched(page: StoredPage, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(page.etag));
}
