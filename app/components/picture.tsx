import { usePictureAddress } from "./picture-sheet.tsx";

/** A thing from the icon set on a soft round: what the baby's size can be pictured as. */
export function Picture({ path, size = "large" }: { path: string; size?: "large" | "small" }) {
  const address = usePictureAddress(path);
  return (
    <span className={`picture ${size}`}>
      <img src={address} alt="" width="128" height="128" />
    </span>
  );
}
