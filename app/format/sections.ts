export interface Section {
  /** Of its heading, for links to it. */
  id: string;
  title: string;
  html: string;
}

/** A text of the API in the pieces that its headings make. Used on the server alone. */
export function sectionsOf(html: string): { lead: string; sections: Section[] } {
  const [lead = "", ...rest] = html.split(/<h2[^>]*>/);
  const ids = new Set<string>();
  const sections = rest.map((piece) => {
    const end = piece.indexOf("</h2>");
    const title = wordsOf(piece.slice(0, end));
    return { id: newIdOf(title, ids), title, html: piece.slice(end + "</h2>".length) };
  });
  return { lead, sections };
}

/** The sections as a page shows them, each below a heading that can be linked to. */
export function htmlOf(sections: Section[]): string {
  return sections.map(({ id, title, html }) => `<h2 id="${id}">${escaped(title)}</h2>${html}`).join("");
}

function newIdOf(title: string, ids: Set<string>) {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["part"];
  const name = words.join("-");
  let id = name;
  for (let number = 2; ids.has(id); number += 1) id = `${name}-${number}`;
  ids.add(id);
  return id;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

function wordsOf(html: string) {
  const text = html.replaceAll(/<[^>]*>/g, "");
  return text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole).trim();
}

function escaped(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
