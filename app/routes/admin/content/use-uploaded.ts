import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Upload } from "./upload-field.tsx";

export type UploadPlace = "text" | "cover";

/** @param take gets the picture that was uploaded over the editor from this place. */
export function useUploaded(place: UploadPlace, uploads: Upload[], take: (upload: Upload) => void): void {
  const { pathname, search } = useLocation();
  const isOver = pathname.endsWith("/picture") && new URLSearchParams(search).get("for") === place;
  const before = useRef<Set<string>>(null);
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    if (isOver) {
      before.current ??= new Set(uploads.map(({ path }) => path));
      return;
    }
    const known = before.current;
    before.current = null;
    const added = known && uploads.find(({ path }) => !known.has(path));
    if (added) taking.current(added);
  }, [isOver, uploads]);
}
