import { readPdf, writtenPdf } from "./pdf-file.ts";

/** Typst has no form fields. It sets each as a link to 'field:<kind>:<label>', tagged and in reading order. */
const MARKED = /^field:(text|check):(.*)$/su;

const HELVETICA = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";
const TICK = "q 0.17 0.10 0.13 RG 1.6 w 1 J 1 j 2 5.2 m 4.2 2.6 l 8.2 7.8 l S Q";

export function withFields(file: Buffer, direction: "ltr" | "rtl"): Buffer {
  const { head, objects, trailer } = readPdf(file.toString("latin1"));
  const marked = [...objects].flatMap(([number, object]) => {
    const [, kind, label = ""] = MARKED.exec(stringAt(object, "/Contents")) ?? [];
    return kind === undefined ? [] : [{ number, kind, label, object }];
  });
  if (marked.length > 0) addForm(objects, marked, direction);
  return Buffer.from(writtenPdf({ head, objects, trailer }), "latin1");
}

interface Marked {
  number: number;
  kind: string;
  label: string;
  object: string;
}

function addForm(objects: Map<number, string>, marked: Marked[], direction: "ltr" | "rtl") {
  const font = objects.size + 1;
  const [ticked, empty] = [font + 1, font + 2];
  objects.set(font, HELVETICA).set(ticked, appearance(TICK)).set(empty, appearance(""));
  for (const { number, kind, label, object } of marked) {
    const type =
      kind === "text"
        ? `/FT /Tx /DA (/Helv 10 Tf 0 g)${direction === "rtl" ? " /Q 2" : ""}`
        : `/FT /Btn /V /Off /AS /Off /AP << /N << /Yes ${ticked} 0 R /Off ${empty} 0 R >> >>`;
    const place = [/\/Rect \[.*?\]/, /\/StructParent \d+/].map((part) => part.exec(object)?.[0]).join(" ");
    // A full stop in a name would make it part of another field.
    const names = `/T ${pdfString(label.replaceAll(".", ""))} /TU ${pdfString(label)}`;
    objects.set(number, `<< /Type /Annot /Subtype /Widget /F 4 ${place} ${type} ${names} >>`);
  }
  const fields = marked.map(({ number }) => `${number} 0 R`);
  const form = `/AcroForm << /Fields [${fields.join(" ")}] /NeedAppearances true /DA (/Helv 10 Tf 0 g) /DR << /Font << /Helv ${font} 0 R >> >> >>`;
  for (const [number, object] of objects) {
    const isOfField = fields.some((field) => object.includes(`/Obj ${field}`));
    if (isOfField) objects.set(number, object.replace("/S /Link", "/S /Form"));
    if (object.includes("/Type /Catalog")) objects.set(number, object.replace("/Type /Catalog", `$& ${form}`));
  }
}

function appearance(drawing: string) {
  return `<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`;
}

function stringAt(object: string, key: string): string {
  const [, literal = "", hex] = new RegExp(`${key} (?:\\((.*)\\)|<FEFF([0-9A-F]*)>)$`, "m").exec(object) ?? [];
  if (hex !== undefined) return Buffer.from(hex, "hex").swap16().toString("utf16le");
  return literal.replaceAll(/\\(.)/g, "$1");
}

function pdfString(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replaceAll(/[\\()]/g, "\\$&")})`;
  return `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;
}
