import { uploadedAddresses } from "../format/uploaded.ts";
import { keptOn } from "./kept-page.tsx";
import { useIsLight } from "./light-pages.tsx";
import { usePictureAddress } from "./picture-sheet.tsx";

const SIZES = {
  row: "88px",
  listed: "(min-width: 640px) 376px, 88px",
  card: "(min-width: 640px) 376px, 86vw",
  head: "(min-width: 720px) 680px, calc(100vw - 32px)",
};

/** The widest window in which the styles make rows of a list's cards. */
const LISTED_AS_ROWS = "(max-width: 592px)";

interface Props {
  path: string;
  place: keyof typeof SIZES;
}

interface Addresses {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** @param drawn where it is, unless it is an uploaded picture */
export function coverAddresses(path: string, place: Props["place"], drawn = `/api${path}`): Addresses {
  const uploaded = uploadedAddresses(path);
  if (uploaded) return { ...uploaded, sizes: SIZES[place] };
  return { src: place === "row" ? asSquare(drawn) : drawn };
}

export function Cover({ path, place }: Props) {
  const drawn = usePictureAddress(path);
  const isLight = useIsLight();
  if (import.meta.env.SSR && (isLight || keptOn())) return null;
  const address = coverAddresses(path, place, drawn);
  // In a list the words come first: lazy pictures leave a slow network to the style sheet.
  const isHead = place === "head";
  const loading = isHead ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  const size = isHead ? "large" : "small";
  const image = <img className={`cover ${size}`} alt="" width="320" height="200" {...address} {...loading} />;
  if (address.srcSet || place !== "listed") return image;
  return (
    <picture>
      <source media={LISTED_AS_ROWS} srcSet={asSquare(drawn)} />
      {image}
    </picture>
  );
}

/** A drawn cover's medallion leans to one side, so a square cut from its middle would cut the medallion. */
function asSquare(address: string) {
  return address.replaceAll(/([/,#])cover-/g, "$1tile-");
}
