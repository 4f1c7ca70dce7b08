import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import type { Upload } from "./upload-field.tsx";
import { uploadPlaceIn, type UploadPlace } from "./upload-place.ts";

/** @param take gets the picture that was uploaded over the editor from this place. */
export function useUploaded(place: UploadPlace, uploads: Upload[], take: (upload: Upload) => void): void {
  const { pathname, search } = useLocation();
  const isOver = pathname.endsWith("/picture") && uploadPlaceIn(search) === place;
  const before = useRef<Set<string>>(null);
  const takeAdded = useEffectEvent((known: Set<string>) => {
    const added = uploads.find(({ path }) => !known.has(path));
    if (added) take(added);
  });
  useEffect(() => {
    if (isOver) {
      before.current ??= new Set(uploads.map(({ path }) => path));
    } else if (before.current) {
      takeAdded(before.current);
      before.current = null;
    }
  }, [isOver, uploads]);
}
