import { breadcrumbData } from "../format/structured-data.ts";
import { useOrigin } from "../use-app.ts";
import { StructuredData } from "./structured-data.tsx";

/** Tells search engines the way to this page. @param steps name and path of each page on it, this one last. */
export function Trail({ steps }: { steps: { name: string; path: string }[] }) {
  const origin = useOrigin();
  return <StructuredData data={breadcrumbData(steps.map(({ name, path }) => ({ name, address: origin + path })))} />;
}
