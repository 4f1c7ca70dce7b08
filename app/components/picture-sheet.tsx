import { createContext, use, type ReactNode } from "react";

/** Names of the pictures of the sheet, by commas. */
const Sheet = createContext("");

/** A list whose pictures come in one request. @param paths of the pictures that are shown within. */
export function PictureSheet({ paths, children }: { paths: string[]; children: ReactNode }) {
  const names = [...new Set(paths.flatMap((path) => nameOf(path) ?? []))].join();
  return <Sheet value={names}>{children}</Sheet>;
}

/** Where a picture of the API is: alone, or its part of the sheet around it. */
export function usePictureAddress(path: string): string {
  const names = use(Sheet);
  const name = nameOf(path);
  return name && names.split(",").includes(name) ? `/api/pictures/${names}.svg#${name}` : `/api${path}`;
}

function nameOf(path: string) {
  return /^\/pictures\/([\w-]+)\.svg$/.exec(path)?.[1];
}
