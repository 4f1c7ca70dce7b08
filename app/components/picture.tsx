import { usePictureAddress } from "./picture-sheet.tsx";

export function Picture({ path, size = "large" }: { path: string; size?: "large" | "small" }) {
  const address = usePictureAddress(path);
  return (
    <span className={`picture ${size}`}>
      <img src={address} alt="" width="128" height="128" />
    </span>
  );
}
