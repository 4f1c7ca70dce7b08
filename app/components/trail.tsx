import { breadcrumbData } from "../format/structured-data.ts";
import { useOrigin } from "../use-app.ts";
import { StructuredData } from "./structured-data.tsx";
import { pagePath } from "../language.ts";

/** @param steps name and path of each page, this one last. */
export function Trail({ steps }: { steps: { name: string; path: string }[] }) {
  const origin = useOrigin();
  return (
    <StructuredData
      data={
        import.meta.env.SSR
          ? breadcrumbData(steps.map(({ name, path }) => ({ name, address: origin + pagePath(path) })))
          : null
      }
    />
  );
}
