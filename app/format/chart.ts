/** Of a chart in a card, with room for the numbers at its left and the words below it. */
export const SIZE = { width: 360, height: 200, left: 40, right: 20, top: 20, bottom: 30 };

export const VIEW_BOX = `0 0 ${SIZE.width} ${SIZE.height}`;

/** Of the words below the axis. */
export const BELOW = SIZE.height - 8;

/** @param part of the width, from 0 to 1 */
export function across(part: number): number {
  return round(SIZE.left + part * (SIZE.width - SIZE.left - SIZE.right));
}

/** @param part of the height, from 0 at the axis to 1 */
export function up(part: number): number {
  return round(SIZE.height - SIZE.bottom - part * (SIZE.height - SIZE.top - SIZE.bottom));
}

/** The path of a line from the left to the right. */
export function level(y: number): string {
  return `M${SIZE.left} ${y}H${SIZE.width - SIZE.right}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
