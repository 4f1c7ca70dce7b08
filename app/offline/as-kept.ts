/** Asks for a page as it is kept: the same for everybody, whole in one answer, without the bars. */
const AS_KEPT = "kept";

/** Where a page is fetched from to be kept. */
export function addressToKeep(kept: string): string {
  return `${kept}${kept.includes("?") ? "&" : "?"}${AS_KEPT}=1`;
}

/** Of the page itself, without what asks for it as it is kept. */
export function addressOfKept(address: string): string {
  return address.replace(new RegExp(`[?&]${AS_KEPT}=1$`), "");
}

export function isAskedToKeep({ searchParams }: URL): boolean {
  return searchParams.has(AS_KEPT);
}
