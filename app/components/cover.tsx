import { usePictureAddress } from "./picture-sheet.tsx";

interface Props {
  path: string;
  size?: "small" | "large";
  isSeenFirst?: boolean;
}

export function Cover({ path, size = "small", isSeenFirst = size === "large" }: Props) {
  // Browsers here show WebP, which is smaller.
  const address = usePictureAddress(path).replace(/(\/uploads\/.+)\.jpg$/, "$1.webp");
  const loading = isSeenFirst ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return <img className={`cover ${size}`} src={address} alt="" width="320" height="200" {...loading} />;
}
