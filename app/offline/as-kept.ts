/** Asks for a page as it is kept: the same for everybody, whole in one answer, without the bars. */
const AS_KEPT = "kept";

export function addressToKeep(kept: string): string {
  return `${kept}${kept.includes("?") ? "&" : "?"}${AS_KEPT}=1`;
}

export function addressOfKept(address: string): string {
  return address.replace(new RegExp(`[?&]${AS_KEPT}=1$`), "");
}

export function isAskedToKeep({ searchParams }: URL): boolean {
  return searchParams.has(AS_KEPT);
}
