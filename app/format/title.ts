interface RootMatch {
  loaderData?: unknown;
}

interface RootData {
  app?: { name: string };
  origin?: string;
  member?: { stage: string } | null;
}

interface Shared {
  image?: string;
  type?: "website" | "article";
}

const DEFAULT_IMAGE = "/covers/default.png";

export function coverPath(articleId: string): string {
  return `/covers/${articleId}.png`;
}

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
  // Previews of shared links may speak of a pregnancy or baby, so after a loss they have no description.
  return { name: app?.name ?? "", origin, isQuiet: member?.stage === "afterLoss" };
}
