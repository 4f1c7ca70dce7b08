import { encode } from "uqr";

/** Drawn on the server, so that the library is no part of the page. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(""), size };
}
