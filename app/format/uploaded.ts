import { NARROWER_WIDTHS } from "../../server/contract/pictures/widths.ts";

export interface Uploaded {
  /** The narrowest, for browsers that know no `srcset`. */
  src: string;
  srcSet: string;
}

/** Addresses of an uploaded picture in all its widths, as WebP; null for a drawn one. */
export function uploadedAddresses(path: string): Uploaded | null {
  const [, whole, size] = /^(\/uploads\/[0-9a-f]{32}-(\d+)x\d+)\.jpg$/.exec(path) ?? [];
  if (!whole) return null;
  const width = Number(size);
  const widths = NARROWER_WIDTHS.filter((each) => each < width);
  const files = [
    ...widths.map((each) => ({ address: `/api${whole}-${each}.webp`, width: each })),
    { address: `/api${whole}.webp`, width },
  ];
  const [narrowest] = files;
  return {
    src: narrowest?.address ?? "",
    srcSet: files.map(({ address, width }) => `${address} ${width}w`).join(", "),
  };
}
