import { usePictureAddress } from "./picture-sheet.tsx";

interface Props {
  path: string;
  /** Any text; the same text always gives the same colour. */
  tone: string;
  size?: "small" | "large";
  isSeenFirst?: boolean;
}

export function Cover({ path, tone, size = "small", isSeenFirst = size === "large" }: Props) {
  const address = usePictureAddress(path);
  const loading = isSeenFirst ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <div className={`cover ${size} tone-${toneOf(tone)}`}>
      <img src={address} alt="" width="96" height="96" {...loading} />
    </div>
  );
}

function toneOf(text: string) {
  return Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
}
