import { usePictureAddress } from "./picture-sheet.tsx";

/** One large icon on a flat tone: the picture of an article. @param tone the same text always gives the same tone. */
export function Cover({ path, tone, size = "small" }: { path: string; tone: string; size?: "small" | "large" }) {
  const address = usePictureAddress(path);
  return (
    <div className={`cover ${size} tone-${toneOf(tone)}`}>
      <img src={address} alt="" width="96" height="96" loading={size === "small" ? "lazy" : undefined} />
    </div>
  );
}

function toneOf(text: string) {
  return Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
}
