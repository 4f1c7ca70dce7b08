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
  /** The names of the fields of its form. */
  fields: string[];
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
    fields: Object.keys((await pdf.getFieldObjects()) ?? {}),
    tags: tags.flat(),
  };
}

async function textOf(page: Page) {
  const { items } = await page.getTextContent();
  const pieces = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : ""));
  return pieces.join("").replaceAll(/\s+/g, " ").trim();
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
