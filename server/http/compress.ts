import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

const WORTHWHILE = 1_024;
const compressible = /^(text\/(?!event-stream)|application\/(json|xml|atom\+xml|manifest\+json)|image\/svg\+xml)/;

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface Compressed {
  headers: Headers;
  bytes: Buffer;
}

/** @returns null for what goes out as it is */
export async function compress(request: Request, response: Response): Promise<Compressed | null> {
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || response.headers.has("content-encoding") || !compressible.test(type)) return null;
  const encoding = bestEncoding(request.headers.get("accept-encoding") ?? "");
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const plain = Buffer.from(await response.arrayBuffer());
  const bytes = encoding && plain.length >= WORTHWHILE ? await squeeze(plain, encoding) : plain;
  if (bytes !== plain && encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(bytes.length));
  return { headers, bytes };
}

export function bestEncoding(accepted: string, offered: readonly Encoding[] = ["br", "gzip"]): Encoding | undefined {
  const usable = new Set(parseAccept(accepted.toLowerCase()).flatMap(({ type, q }) => (q > 0 ? [type] : [])));
  return offered.find((encoding) => usable.has(encoding));
}

export function squeeze(bytes: Buffer, encoding: Encoding, quality = 4): Promise<Buffer> {
  if (encoding === "gzip") return gzipped(bytes, { level: 6 });
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
