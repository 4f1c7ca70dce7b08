import { deflateSync } from "node:zlib";

/** Its text as Latin-1, a character for each byte. */
export interface PdfFile {
  head: string;
  objects: Map<number, string>;
  trailer: string;
}

export function readPdf(text: string): PdfFile {
  const end = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const offsets = Array.from(text.slice(end).matchAll(/^(\d{10}) \d{5} n/gm), ([, offset]) => Number(offset));
  const bounds = [...offsets.toSorted((one, other) => one - other), end];
  const objects = offsets.map((offset, index) => {
    const next = bounds[bounds.indexOf(offset) + 1];
    return [index + 1, text.slice(text.indexOf("obj", offset) + 4, next).replace(/\s*endobj\s*$/, "")] as const;
  });
  const trailer = text.slice(text.lastIndexOf("trailer"), text.lastIndexOf("startxref"));
  return { head: text.slice(0, bounds[0]), objects: new Map(objects), trailer };
}

/** Tags shrink to a tenth in one compressed stream (PDF 1.5, 7.5.7). Simple readers look for the catalog outside. */
export function writtenPdf({ head, objects, trailer }: PdfFile): string {
  const all = [...objects];
  const isAlone = ([, object]: Numbered) => /\bstream\r?\n/.test(object) || object.includes("/Type /Catalog");
  const together = all.filter((each) => !isAlone(each));
  const packed = together.map(([number]) => number);
  const [pack, table] = [all.length + 1, all.length + 2];
  const pieces = [head];
  const places = new Map<number, number>();
  let at = head.length;
  const add = (number: number, object: string) => {
    const piece = `${number} 0 obj\n${object}\nendobj\n`;
    places.set(number, at);
    pieces.push(piece);
    at += piece.length;
  };
  for (const [number, object] of all.filter(isAlone)) add(number, object);
  add(pack, packOf(together));
  places.set(table, at);
  const entries = Array.from({ length: table + 1 }, (_, number) => {
    const place = places.get(number);
    if (number === 0) return entry(0, 0, 0xffff);
    return place === undefined ? entry(2, pack, packed.indexOf(number)) : entry(1, place, 0);
  });
  const [, own = ""] = /<<(.*)>>/s.exec(trailer.replace(/\/Size \d+/, "")) ?? [];
  const start = at;
  add(table, stream(`/Type /XRef /Size ${table + 1} /W [1 4 2] ${own.trim()}`, entries.join("")));
  return `${pieces.join("")}startxref\n${start}\n%%EOF\n`;
}

type Numbered = [number: number, object: string];

function packOf(objects: Numbered[]) {
  let at = 0;
  const index = objects.map(([number, object]) => {
    const place = `${number} ${at}`;
    at += object.length + 1;
    return place;
  });
  const first = `${index.join(" ")}\n`;
  const all = objects.map(([, object]) => object).join("\n");
  return stream(`/Type /ObjStm /N ${objects.length} /First ${first.length}`, first + all);
}

function stream(names: string, content: string) {
  const packed = deflateSync(Buffer.from(content, "latin1"), { level: 9 }).toString("latin1");
  return `<< ${names} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
}

function entry(kind: number, where: number, index: number) {
  const bytes = Buffer.alloc(7);
  bytes.writeUInt8(kind);
  bytes.writeUInt32BE(where, 1);
  bytes.writeUInt16BE(index, 5);
  return bytes.toString("latin1");
}
