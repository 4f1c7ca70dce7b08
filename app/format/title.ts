import { isInEnglish, language } from "../language.ts";

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

/** The picture of a link preview, in the language of this page: of a text by its id, of a week by its number, or the product's. */
export function sharePicture(kind?: "article" | "post" | "week" | "after-birth", which?: string | number): string {
  const suffix = isInEnglish ? "" : `-${language.code}`;
  return `/api/pictures/share/${kind ? `${kind}-${which}` : "umeed"}${suffix}.png`;
}

export function pageTitle(
  matches: readonly (RootMatch | undefined)[],
  title: string | null,
  description?: string,
  { image = sharePicture(), type = "website" }: Shared = {},
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
