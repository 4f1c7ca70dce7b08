import { uploadedAddresses } from "../format/uploaded.ts";
import { usePictureAddress } from "./picture-sheet.tsx";

/** How wide the styles show it. */
const SIZES = {
  row: "88px",
  /** A row in a narrow list. */
  listed: "(min-width: 640px) 376px, 88px",
  card: "(min-width: 640px) 376px, 86vw",
  head: "(min-width: 720px) 680px, calc(100vw - 32px)",
};

interface Props {
  path: string;
  place: keyof typeof SIZES;
  isSeenFirst?: boolean;
}

export function Cover({ path, place, isSeenFirst = place === "head" }: Props) {
  const drawn = usePictureAddress(path);
  const uploaded = uploadedAddresses(path);
  const address = uploaded ? { ...uploaded, sizes: SIZES[place] } : { src: drawn };
  const loading = isSeenFirst ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  const size = place === "head" ? "large" : "small";
  return <img className={`cover ${size}`} alt="" width="320" height="200" {...address} {...loading} />;
}
