import type { StructuredDataItem } from "../format/structured-data.ts";
import { useIsLight } from "./light-pages.tsx";

/** What search engines are told of the page. Not a script that runs; light pages save its bytes. */
export function StructuredData({ data }: { data: StructuredDataItem | StructuredDataItem[] }) {
  if (useIsLight()) return null;
  // No "<" is left that could end the element.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
