import NewPdf from "pdfkit";
import type { HandoutContent } from "./handout.ts";

const MARGIN = 50;
const BOX = 11;
const FIELD_HEIGHT = 34;
const ROOM_FOR_HEADING = 90;
const INK = "#2B1A22";
const SOFT = "#675560";
const LINE = "#8C7580";

type Pdf = PDFKit.PDFDocument;
type Part = HandoutContent["parts"][number];
type Section = ReturnType<Pdf["struct"]>;

interface Sheet {
  pdf: Pdf;
  section: Section;
}

export async function drawHandout(content: HandoutContent, author: string): Promise<Uint8Array<ArrayBuffer>> {
  const { title, summary, updatedOn, parts, visits, sources } = content;
  const pdf = new NewPdf({
    size: "A4",
    margin: MARGIN,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    displayTitle: true,
    // The date of the text, so that every process makes the same file.
    info: { Title: title, Author: author, Subject: summary, CreationDate: new Date(`${updatedOn}T00:00:00Z`) },
  });
  const file = collect(pdf);
  pdf.font("Helvetica").fillColor(INK);
  if (parts.some(({ questions, choices }) => questions ?? choices)) pdf.initForm();
  const section = pdf.struct("Document");
  pdf.addStructure(section);
  const sheet = { pdf, section };

  pdf.font("Helvetica-Bold").fontSize(22);
  pdf.text(title, { structParent: section, structType: "H1" });
  pdf.moveDown(0.3);
  paragraph(sheet, summary);
  for (const part of parts) drawPart(sheet, part);
  if (visits) drawVisits(sheet, visits);
  heading(sheet, "Where this comes from");
  for (const { name, url } of sources) small(sheet, `${name}. ${url}`);
  small(sheet, `From ${author}. It does not take the place of your midwife or doctor.`);
  section.end();
  pdf.end();
  return file;
}

function drawPart(sheet: Sheet, { heading: words, text, points, ticks, choices, questions }: Part) {
  heading(sheet, words);
  if (text) paragraph(sheet, text);
  if (points) list(sheet, points, null);
  if (ticks) list(sheet, ticks, "printed");
  if (choices) list(sheet, choices, "form");
  for (const question of questions ?? []) field(sheet, question);
}

function heading({ pdf, section }: Sheet, words: string) {
  keepRoom(pdf, ROOM_FOR_HEADING);
  pdf.moveDown(0.7).font("Helvetica-Bold").fontSize(14);
  pdf.text(words, MARGIN, undefined, { structParent: section, structType: "H2" });
  pdf.moveDown(0.2);
}

function paragraph({ pdf, section }: Sheet, words: string) {
  pdf.font("Helvetica").fontSize(11);
  pdf.text(words, MARGIN, undefined, { structParent: section, structType: "P", lineGap: 2 });
  pdf.moveDown(0.3);
}

function small({ pdf, section }: Sheet, words: string) {
  pdf.font("Helvetica").fontSize(9).fillColor(SOFT);
  pdf.text(words, MARGIN, undefined, { structParent: section, structType: "P", lineGap: 1 });
  pdf.moveDown(0.2).fillColor(INK);
}

function list(sheet: Sheet, lines: string[], box: "printed" | "form" | null) {
  const { pdf, section } = sheet;
  const whole = pdf.struct("L");
  section.add(whole);
  for (const line of lines) {
    pdf.font("Helvetica").fontSize(11);
    const width = pdf.page.width - 2 * MARGIN - 20;
    keepRoom(pdf, pdf.heightOfString(line, { width, lineGap: 2 }) + 6);
    const top = pdf.y;
    if (box === "form") pdf.formCheckbox(nameOf(line), MARGIN, top, BOX, BOX, { borderColor: LINE });
    artifact(pdf, () => {
      if (box) pdf.rect(MARGIN, top, BOX, BOX).lineWidth(0.8).stroke(LINE);
      else pdf.circle(MARGIN + 5, top + 5, 2).fill(INK);
    });
    const item = pdf.struct("LI");
    whole.add(item);
    pdf.fillColor(INK);
    pdf.text(line, MARGIN + 20, top, { width, lineGap: 2, structParent: item, structType: "LBody" });
    item.end();
    pdf.y += 4;
  }
  pdf.x = MARGIN;
  whole.end();
}

function field({ pdf, section }: Sheet, question: string) {
  keepRoom(pdf, FIELD_HEIGHT + 24);
  pdf.font("Helvetica").fontSize(10);
  pdf.text(question, MARGIN, undefined, { structParent: section, structType: "P" });
  const [top, width] = [pdf.y + 2, pdf.page.width - 2 * MARGIN];
  artifact(pdf, () => pdf.rect(MARGIN, top, width, FIELD_HEIGHT).lineWidth(0.8).stroke(LINE));
  pdf.formText(nameOf(question), MARGIN, top, width, FIELD_HEIGHT, { multiline: true, fontSize: 11 });
  pdf.y = top + FIELD_HEIGHT + 6;
}

function drawVisits(sheet: Sheet, visits: NonNullable<HandoutContent["visits"]>) {
  const { pdf, section } = sheet;
  heading(sheet, "Visits");
  pdf.font("Helvetica").fontSize(9);
  const titles = ["Week", "What it is for", "Date", "Weight", "Blood pressure", "Growth", "Come again"];
  const table = pdf.struct("Table");
  section.add(table);
  const widths = [34, 135, 70, 50, 70, 55, 81];
  for (const [index, cells] of [titles, ...visits.map(({ weeks, work }) => [weeks, work])].entries()) {
    const height = index === 0 ? 28 : 40;
    keepRoom(pdf, height);
    tableRow(pdf, table, { cells, widths, height, isHead: index === 0 });
  }
  table.end();
  pdf.x = MARGIN;
}

interface Row {
  cells: string[];
  widths: number[];
  height: number;
  isHead: boolean;
}

function tableRow(pdf: Pdf, table: Section, { cells, widths, height, isHead }: Row) {
  const row = pdf.struct("TR");
  table.add(row);
  const top = pdf.y;
  let left = MARGIN;
  for (const [index, width] of widths.entries()) {
    const start = left;
    artifact(pdf, () => pdf.rect(start, top, width, height).lineWidth(0.6).stroke(LINE));
    pdf.font(isHead ? "Helvetica-Bold" : "Helvetica").fillColor(INK);
    const cell = { width: width - 8, structParent: row, structType: isHead ? "TH" : "TD" };
    pdf.text(cells[index] ?? " ", start + 4, top + 5, cell);
    left += width;
  }
  row.end();
  pdf.y = top + height;
}

/** Drawn for the eye alone: screen readers skip it. */
function artifact(pdf: Pdf, draw: () => void) {
  pdf.markContent("Artifact", { type: "Layout" });
  draw();
  pdf.endMarkedContent();
}

function keepRoom(pdf: Pdf, height: number) {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

/** A field is read out by its name, in which a full stop would make it part of another field. */
function nameOf(words: string) {
  return words.replaceAll(".", "");
}

async function collect(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of pdf) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}
