/** A number of degrees stays in one line with its unit. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\d) °C/g, "\u00A0°C");

/** All words stay in one line. */
export const inOneLine = (text: string): string => text.replaceAll(" ", "\u00A0");

export function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
