import sanitizeHtml from "sanitize-html";
import { invalid } from "../failures.ts";

/** The parser's time grows with the square of the nesting: 64 KB take 0.1 s, 1 MB takes 21 s. */
const BYTES_MAX = 64 * 1024;

export function cleanHtml(html: string): string {
  if (Buffer.byteLength(html) > BYTES_MAX) throw invalid("", "This text is too long.");
  const clean = sanitizeHtml(html, {
    allowedTags: [
      "h2",
      "h3",
      "h4",
      "p",
      "ul",
      "ol",
      "li",
      "strong",
      "em",
      "b",
      "i",
      "blockquote",
      "br",
      "hr",
      "a",
      "img",
      "table",
      "thead",
      "tbody",
      "tr",
      "th",
      "td",
      "dl",
      "dt",
      "dd",
      "sub",
      "sup",
      "abbr",
      "bdi",
    ],
    allowedAttributes: {
      "*": [{ name: "dir", values: ["ltr", "rtl", "auto"] }, "lang"],
      a: ["href", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      abbr: ["title"],
    },
    allowedSchemes: ["https", "tel", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener noreferrer ugc" }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureIn(attributes) }),
    },
  });
  return clean.replaceAll(/<img src="(\/api\/uploads\/[0-9a-f]{32}-\d+x\d+)\.jpg"[^>]*>/g, (img, name: string) => {
    return `<picture><source srcset="${name}.webp" type="image/webp" />${img}</picture>`;
  });
}

/** The name of our own pictures holds their size, so the page can keep their place free. */
function pictureIn({ src = "", alt = "", ...rest }: Record<string, string>): Record<string, string> {
  const [, path, width, height] = /^(?:\/api)?(\/uploads\/[0-9a-f]{32}-(\d{1,4})x(\d{1,4})\.jpg)$/.exec(src) ?? [];
  if (!path || !width || !height) return { src, alt, ...rest, loading: "lazy" };
  return { src: `/api${path}`, alt, width, height, loading: "lazy" };
}

export function picturesIn(html: string): { src: string; alt: string }[] {
  const pictures: { src: string; alt: string }[] = [];
  sanitizeHtml(html, {
    allowedTags: ["img"],
    transformTags: {
      img(tagName, attribs) {
        pictures.push({ src: attribs.src ?? "", alt: attribs.alt ?? "" });
        return { tagName, attribs };
      },
    },
  });
  return pictures;
}

export function plainText(html: string): string {
  const escaped = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return escaped.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
