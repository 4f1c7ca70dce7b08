import { keptOn } from "./kept-page.tsx";
import { usePictureAddress } from "./picture-sheet.tsx";

interface Props {
  path: string;
  size?: "large" | "small";
  isLazy?: boolean;
}

export function Picture({ path, size = "large", isLazy = false }: Props) {
  const address = usePictureAddress(path);
  if (import.meta.env.SSR && keptOn()) return null;
  return (
    <span className={`picture ${size}`}>
      <img src={address} alt="" width="128" height="128" loading={isLazy ? "lazy" : undefined} />
    </span>
  );
}
