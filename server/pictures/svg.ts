/** What stands inside a picture of this size. Ids in it are the picture's own, so that several fit into one file. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

export type Point = readonly [x: number, y: number];

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width = 2, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const round = (r: number, cx = 60, cy = 60) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0Z`;

export const oval = (rx: number, ry: number, cx = 60, cy = 60) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1-${2 * rx} 0Z`;

export function near(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

export function tenths(value: number): number {
  return near(value, 1);
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export function svgFile({ width, height, body }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}

const GAP = 8;

export function svgSheet(drawings: readonly (Drawing & { readonly name: string })[]): string {
  let left = 0;
  const parts = drawings.map(({ name, width, height, body }) => {
    const x = left;
    left += width + GAP;
    return (
      `<view id="${name}" viewBox="${x} 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"/>` +
      `<svg x="${x}" width="${width}" height="${height}">${body}</svg>`
    );
  });
  const height = Math.max(...drawings.map((drawing) => drawing.height));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left} ${height}">${parts.join("")}</svg>`;
}
