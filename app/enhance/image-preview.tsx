import { useEffect, useState, type ChangeEvent, type ReactNode } from "react";
import { m } from "../messages/m.ts";

interface Props {
  className?: string;
  children: (onChange: (event: ChangeEvent<HTMLInputElement>) => void) => ReactNode;
}

export function ImagePreview({ className = "avatar size-96", children }: Props) {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  const show = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    setAddress(file?.type.startsWith("image/") ? URL.createObjectURL(file) : undefined);
  };
  return (
    <>
      {children(show)}
      {address ? <img className={className} src={address} alt={m.pictureChosen()} width="96" height="96" /> : null}
    </>
  );
}
