/** She left without network: the server does not know yet. */
const LEFT = "umeed-left";
const WHERE = "/left";

export async function rememberLeaving(path: string): Promise<void> {
  await (await caches.open(LEFT)).put(WHERE, new Response(path));
}

export async function hasLeft(): Promise<boolean> {
  return caches.has(LEFT);
}

export async function tellLeaving(): Promise<void> {
  const where = await (await (await caches.open(LEFT)).match(WHERE))?.text();
  const form = new URLSearchParams({ address: "/" });
  if (where) await fetch(where, { method: "POST", body: form, redirect: "manual" });
  await caches.delete(LEFT);
}

/** @param kept what the server answers on another day */
export async function neutralPage(kept: Response | undefined): Promise<Response> {
  const html = (await kept?.text()) ?? "<!doctype html><title> </title>";
  const code = /<html lang="([a-z]+)"/.exec(html)?.[1] ?? "en";
  const date = new Date().toLocaleDateString(`${code}-u-nu-latn-ca-gregory`, { dateStyle: "long" });
  return new Response(html.replace(/<p>.*<\/p>/, `<p>${date}</p>`), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
