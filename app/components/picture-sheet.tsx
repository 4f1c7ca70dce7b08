import { createContext, use, type ReactNode } from "react";

/** Names of the pictures in the sheet, separated by commas. */
const Sheet = createContext("");

export function PictureSheet({ paths, children }: { paths: string[]; children: ReactNode }) {
  const names = [...new Set(paths.flatMap((path) => nameOf(path) ?? []))].join();
  return <Sheet value={names}>{children}</Sheet>;
}

export function usePictureAddress(path: string): string {
  const names = use(Sheet);
  const name = nameOf(path);
  return name && names.split(",").includes(name) ? `/api/pictures/${names}.svg#${name}` : `/api${path}`;
}

function nameOf(path: string) {
  return /^\/pictures\/([\w-]+)\.svg$/.exec(path)?.[1];
}
