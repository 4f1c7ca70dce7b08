import { createContext, use, type ReactNode } from "react";

/** Pictures of one file, as many as the API gives. */
const MOST = 24;

/** Names of the pictures in each sheet, separated by commas; the sheets by spaces. */
const Sheets = createContext("");

export function PictureSheet({ paths, children }: { paths: string[]; children: ReactNode }) {
  const names = [...new Set(paths.flatMap((path) => nameOf(path) ?? []))];
  const sheets = Array.from({ length: Math.ceil(names.length / MOST) }, (_, index) =>
    names.slice(index * MOST, (index + 1) * MOST).join(),
  );
  const value = sheets.join(" ");
  return <Sheets value={value}>{children}</Sheets>;
}

export function usePictureAddress(path: string): string {
  const sheets = use(Sheets).split(" ");
  const name = nameOf(path);
  const sheet = name && sheets.find((names) => names.split(",").includes(name));
  return sheet ? `/api/pictures/${sheet}.svg#${name}` : `/api${path}`;
}

function nameOf(path: string) {
  return /^\/pictures\/([\w-]+)\.svg$/.exec(path)?.[1];
}
