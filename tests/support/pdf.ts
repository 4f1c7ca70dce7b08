import { inflateSync } from "node:zlib";

/** A PDF file as far as the tests read one: those that our own library writes, in a standard font. */
export interface ReadPdf {
  title: string | undefined;
  language: string | undefined;
  isTagged: boolean;
  /** The words of all pages in the order in which they are drawn, with single spaces. */
  text: string;
  /** The names of the fields of its form. */
  fields: string[];
}

/** Opens a PDF and reads back what it says. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString("latin1");
  if (!file.startsWith("%PDF-1.7") || !file.trimEnd().endsWith("%%EOF")) throw new Error("this is no whole PDF");
  const outside = file.replaceAll(/stream\n.*?\nendstream/gs, "");
  return {
    title: /<dc:title>.*?<rdf:li[^>]*>(.*?)<\/rdf:li>/s.exec(file)?.[1],
    language: /\/Lang \((.*?)\)/.exec(outside)?.[1],
    isTagged: /\/Marked true/.test(outside) && outside.includes("/StructTreeRoot"),
    text: drawnText(file),
    fields: Array.from(outside.matchAll(/\/T \((.*?)\)\n/g), ([, name = ""]) => name),
  };
}

function drawnText(file: string) {
  const streams = [...file.matchAll(/stream\n(.*?)\nendstream/gs)].map(([, stream = ""]) => inflated(stream));
  const shown = streams.flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, parts = ""]) => parts));
  const words = shown.map((parts) =>
    Array.from(parts.matchAll(/<([0-9a-f]+)>/gi), ([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1")).join(
      "",
    ),
  );
  return words.join(" ").replaceAll(/\s+/g, " ");
}

function inflated(stream: string) {
  try {
    return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}
