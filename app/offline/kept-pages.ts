import { keptAddress } from "./addresses.ts";
import { addressToKeep } from "./as-kept.ts";

export const ROOM = 5 * 1024 * 1024;

const TITLE = "umeed-title";
export const KEPT_AT = "umeed-kept-at";
const SIZE = "umeed-size";

export interface KeptPage {
  address: string;
  title: string;
  keptAt: number;
  size: number;
}

export interface PageToKeep {
  address: string;
  title: string;
}

export interface Means {
  cache: Cache;
  fetch: typeof fetch;
  now: number;
}

/** `full`: the phone has no room; `failed`: a page did not come. What was kept before is still there. */
export type Keeping = "kept" | "full" | "failed";

export async function keepPages(pages: PageToKeep[], means: Means): Promise<Keeping> {
  const fetched = await Promise.all(pages.map((page) => fetchToKeep(page, means).catch(() => null)));
  const incoming = fetched.filter((page) => page !== null && page !== "gone");
  if (incoming.length < pages.length) return "failed";
  const leaving = oldestOut(await keptPages(means.cache), incoming);
  if (leaving === null) return "full";
  try {
    for (const { address, response } of incoming) await means.cache.put(address, response);
  } catch {
    // The browser leaves what was under the same address.
    return "full";
  }
  await Promise.all(leaving.map((address) => means.cache.delete(address)));
  return "kept";
}

/** Which of those that are kept make room for others, the oldest first; null where even all of them would not. */
export function oldestOut(
  kept: Pick<KeptPage, "address" | "keptAt" | "size">[],
  incoming: Pick<KeptPage, "address" | "size">[],
  room = ROOM,
): string[] | null {
  const renewed = new Set(incoming.map(({ address }) => address));
  let size = sum(incoming);
  if (size > room) return null;
  const leaving: string[] = [];
  // From the newest to the oldest: what no longer fits leaves, and with it all that is older.
  for (const page of kept.filter(({ address }) => !renewed.has(address)).toSorted((a, b) => b.keptAt - a.keptAt)) {
    size += page.size;
    if (size > room) leaving.unshift(page.address);
  }
  return leaving;
}

const sum = (pages: { size: number }[]) => pages.reduce((total, { size }) => total + size, 0);

export async function keptPages(cache: Cache): Promise<KeptPage[]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      const { pathname, search } = new URL(request.url);
      return response ? [keptPage(pathname + search, response.headers)] : [];
    }),
  );
  return found.flat().toSorted((a, b) => b.keptAt - a.keptAt);
}

function keptPage(address: string, headers: Headers): KeptPage {
  return {
    address,
    title: decodeURIComponent(headers.get(TITLE) ?? ""),
    keptAt: Number(headers.get(KEPT_AT)),
    size: Number(headers.get(SIZE)),
  };
}

/** One that is no longer published leaves; one that does not come stays as it was. */
export async function renewPages(pages: KeptPage[], means: Means): Promise<void> {
  const inOrder = pages.toSorted((a, b) => a.keptAt - b.keptAt);
  for (const [index, page] of inOrder.entries()) {
    const fetched = await fetchToKeep(page, { ...means, now: means.now + index }).catch(() => null);
    if (fetched === "gone") await means.cache.delete(page.address);
    else if (fetched) await means.cache.put(page.address, fetched.response).catch(() => {});
  }
}

/** Fetched without her cookie, so a kept page holds nothing of hers. */
async function fetchToKeep({ address: asked, title }: PageToKeep, { fetch, now }: Means) {
  const address = keptAddress(asked);
  if (address === null) return null;
  const answer = await fetch(addressToKeep(address), { credentials: "omit", cache: "no-cache" });
  if (answer.status === 404 || answer.status === 410) return "gone";
  if (!answer.ok || answer.redirected) return null;
  const response = await stamped(answer, { [TITLE]: encodeURIComponent(title), [KEPT_AT]: now });
  return { address, size: Number(response.headers.get(SIZE)), response };
}

export async function stamped(answer: Response, known: Record<string, string | number>): Promise<Response> {
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries({ ...known, [SIZE]: body.byteLength })) headers.set(name, String(value));
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(body, { headers });
}
