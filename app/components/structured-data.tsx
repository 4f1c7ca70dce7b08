import type { StructuredDataItem } from "../format/structured-data.ts";
import { useIsLight } from "./light-pages.tsx";

export function StructuredData({ data }: { data: StructuredDataItem | StructuredDataItem[] }) {
  if (useIsLight()) return null;
  // A "<" in the data could end the script element.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
