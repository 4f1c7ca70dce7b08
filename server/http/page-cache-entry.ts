import { createHash } from "node:crypto";
import { bestEncoding, squeeze, type Encoding } from "./compress.ts";

type HeaderValues = Record<string, string>;

interface Form {
  bytes: Buffer;
  headers: HeaderValues;
}

/** A page in every form that browsers take, ready to be sent. */
export interface StoredPage {
  etag: string;
  /** All that a 304 repeats. */
  headers: HeaderValues;
  forms: Record<Encoding | "identity", Form>;
  /** Bytes of all forms together. */
  size: number;
}

/** Compressed once and sent often, so it may take a millisecond more. */
const QUALITY = 5;

/** The answer as it is kept; null for one that is not for everybody. */
export async function storedPage(response: Response): Promise<StoredPage | null> {
  const { status, headers } = response;
  const isForAll = /\bpublic\b/.test(headers.get("Cache-Control") ?? "");
  if (status !== 200 || !isForAll || headers.has("Set-Cookie")) return null;

  const plain = Buffer.from(await response.arrayBuffer());
  const [br, gzip] = await Promise.all([squeeze(plain, "br", QUALITY), squeeze(plain, "gzip")]);
  // Weak: the three forms say the same in other bytes.
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

/** The form for a browser that says what it takes (`Accept-Encoding`). */
export function formFor(page: StoredPage, accepted: string | undefined): Form {
  return page.forms[bestEncoding(accepted ?? "") ?? "identity"];
}

/** Whether a browser already has it (`If-None-Match`). */
export function isHeld(page: StoredPage, held: string | undefined): boolean {
  if (held === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return held.trim() === "*" || held.split(",").some((tag) => opaque(tag) === opaque(page.etag));
}
