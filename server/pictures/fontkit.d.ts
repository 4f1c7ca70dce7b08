/** What is used of it; the package has no types of its own. */
declare module "fontkit" {
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** From left to right, as the glyphs are seen. */
    layout(text: string, features?: string[], script?: string, language?: string, direction?: "ltr" | "rtl"): LaidOut;
  }
  export interface LaidOut {
    readonly advanceWidth: number;
    readonly glyphs: readonly { readonly path: Path }[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  }
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  export function create(bytes: Uint8Array): Font;
}
