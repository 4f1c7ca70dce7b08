interface RootMatch {
  loaderData?: unknown;
}

interface RootData {
  app?: { name: string };
  origin?: string;
  member?: { stage: string } | null;
}

interface Shared {
  /** Path of the picture that link previews show; the product's own unless given. */
  image?: string;
  type?: "website" | "article";
}

const DEFAULT_IMAGE = "/covers/default.png";

/** The picture of an article in link previews. */
export function coverPath(articleId: string): string {
  return `/covers/${articleId}.png`;
}

/**
 * Title and description of a page, for the tab and for whom it is shared with. Its address is the root's to say.
 * @param matches the route's matches, of which the first is the root.
 * @param title null for the home page, whose title is the product's name.
 */
export function pageTitle(
  matches: readonly (RootMatch | undefined)[],
  title: string | null,
  description?: string,
  { image = DEFAULT_IMAGE, type = "website" }: Shared = {},
) {
  const { name, origin, isQuiet } = rootOf(matches[0]?.loaderData);
  const full = [title, name].filter(Boolean).join(" · ");
  return [
    { title: full },
    { property: "og:title", content: title ?? name },
    { property: "og:site_name", content: name },
    { property: "og:type", content: type },
    ...(origin
      ? [
          { property: "og:image", content: origin + image },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
    ...(description && !isQuiet
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
  ];
}

function rootOf(root: unknown) {
  const { app, origin, member } = (root ?? {}) as RootData;
  // A description is for whom a page is shared with, and many are about a pregnancy or a baby.
  return { name: app?.name ?? "", origin, isQuiet: member?.stage === "afterLoss" };
}
