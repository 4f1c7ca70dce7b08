import type { Visitor } from "./visitor.ts";

const KB = 1024;

/** The most that a first load may take: bytes as brotli leaves them, and requests in all. */
export const BUDGETS = {
  homeHtml: 12 * KB,
  /** HTML with its styles inside: what a new connection delivers at once. */
  oneDelivery: 14 * KB,
  css: 14 * KB,
  script: 120 * KB,
  scriptWithForm: 135 * KB,
  total: 180 * KB,
  requests: 14,
  /** What a page's script may weigh more in another language than its budget in English. */
  language: 6 * KB,
};

/** What a first visit to a page takes off the network, in bytes as brotli leaves them. */
export interface Weight {
  html: number;
  css: number;
  script: number;
  pictures: number;
  total: number;
  /** The page itself and everything that its HTML names. */
  requests: number;
  files: string[];
}

/** Fetches a page and what its HTML makes a browser fetch, and weighs it. */
export async function weigh(visitor: Visitor, path: string): Promise<Weight> {
  const encoding = { "accept-encoding": "br" };
  const page = await visitor.get(path, encoding);
  const files = namedIn(page.text);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { status, bytes } = await visitor.get(file, encoding);
      if (status !== 200) throw new Error(`${path} names ${file}, which answers ${status}`);
      return { file, size: bytes.length };
    }),
  );
  const sum = (pattern: RegExp) =>
    sizes.filter(({ file }) => pattern.test(file)).reduce((total, { size }) => total + size, 0);
  return {
    html: page.bytes.length,
    css: sum(/\.css$/),
    script: sum(/\.js$/),
    pictures: sum(/\.(?!css|js)\w+$/),
    total: page.bytes.length + sum(/./),
    requests: 1 + files.length,
    files,
  };
}

/**
 * Style sheets, scripts with what they import, pictures and the sprite. Those below the first screen count too: on a
 * slow network browsers fetch them from far away. The icon of the tab is the sprite.
 */
function namedIn(html: string): string[] {
  const links = [...html.matchAll(/<link [^>]*rel="(?:stylesheet|modulepreload|preload|icon)"[^>]*>/g)];
  const tags = [...links, ...html.matchAll(/<(?:script|img|use)\b[^>]*>/g)].map(([tag]) => tag);
  const addresses = tags.flatMap((tag) => / (?:href|src)="([^"#]+)/.exec(tag)?.[1] ?? []);
  const imported = [...html.matchAll(/(?:import|from) ?"(\/assets\/[^"]+)"/g)].flatMap(([, address]) => address ?? []);
  return [...new Set([...addresses, ...imported])];
}
