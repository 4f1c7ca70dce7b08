import { getDocumentProxy } from "unpdf";

/** What a reader of PDF files makes of one. */
export interface ReadPdf {
  title: string | undefined;
  author: string | undefined;
  language: string | undefined;
  isTagged: boolean;
  pages: number;
  /** The words of all pages in the order in which they are drawn, with single spaces. */
  text: string;
  /** Where on the page the pieces of it begin, in points from the left, and how large their letters are. */
  pieces: { text: string; left: number; size: number }[];
  /** The names of the fields of its form. */
  fields: string[];
  /** Of those in which something is written, the side where it begins. */
  writtenFrom: ("left" | "right")[];
  /** Addresses to which it leads. */
  links: string[];
  /** The tags of its structure in reading order, such as 'H1 Birth plan' or 'Figure a limp baby'. */
  tags: string[];
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document["getPage"]>>;
type Tree = NonNullable<Awaited<ReturnType<Page["getStructTree"]>>>;

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(pages.map(textOf));
  const tags = await Promise.all(pages.map(tagsOf));
  const { Title, Author, Language } = Object(info);
  return {
    title: Title,
    author: Author,
    language: Language ?? undefined,
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    pages: pdf.numPages,
    text: texts.join(" "),
    pieces: (await Promise.all(pages.map(piecesOf))).flat(),
    fields: Object.keys((await pdf.getFieldObjects()) ?? {}),
    writtenFrom: (await Promise.all(pages.map(sidesOf))).flat(),
    links: (await Promise.all(pages.map(linksOf))).flat(),
    tags: tags.flat(),
  };
}

async function textOf(page: Page) {
  const { items } = await page.getTextContent();
  const pieces = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : ""));
  return pieces.join("").replaceAll(/\s+/g, " ").trim();
}

async function piecesOf(page: Page) {
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    "str" in item && item.str.trim() !== "" ? [{ text: item.str, left: item.transform[4], size: item.height }] : [],
  );
}

async function sidesOf(page: Page): Promise<("left" | "right")[]> {
  const all: { fieldType?: string; textAlignment?: number | null }[] = await page.getAnnotations();
  return all
    .filter(({ fieldType }) => fieldType === "Tx")
    .map(({ textAlignment }) => (textAlignment === 2 ? "right" : "left"));
}

async function linksOf(page: Page): Promise<string[]> {
  const all: { url?: string }[] = await page.getAnnotations();
  return all.flatMap(({ url }) => url ?? []);
}

async function tagsOf(page: Page): Promise<string[]> {
  const tree = await page.getStructTree();
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  let id = "";
  for (const item of items) {
    if ("str" in item) words.set(id, (words.get(id) ?? "") + item.str + (item.hasEOL ? " " : ""));
    else if (item.type.startsWith("begin")) id = item.id ?? "";
  }
  return tree ? tagsIn(tree, words) : [];
}

type Node = Tree["children"][number];

function tagsIn(node: Node, words: Map<string, string>): string[] {
  if (!("children" in node)) return [];
  const own = node.children.map((child) => ("id" in child ? words.get(child.id) : "")).join("");
  const tag = `${node.role} ${"alt" in node ? String(node.alt) : own}`.replaceAll(/\s+/g, " ").trim();
  return [tag, ...node.children.flatMap((child) => tagsIn(child, words))];
}
