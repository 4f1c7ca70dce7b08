import type { StructuredDataItem } from "../format/structured-data.ts";
import { useIsLight } from "./light-pages.tsx";

/** @param data null in a browser: search engines read the page as it was sent */
export function StructuredData({ data }: { data: StructuredDataItem | null }) {
  if (useIsLight()) return null;
  // A "<" in the data could end the script element.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
