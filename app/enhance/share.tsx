import { useEffect, useState } from "react";
import type { Shared, ShareTools } from "./share-tools.tsx";

/** The ways to share and print that script adds, fetched once the page stands; until then, and without it, `children`. */
export function Share(shared: Shared) {
  const [Tools, setTools] = useState<typeof ShareTools>();
  useEffect(() => {
    import("./share-tools.tsx").then(({ ShareTools }) => setTools(() => ShareTools)).catch(() => {});
  }, []);
  return Tools ? <Tools {...shared} /> : shared.children;
}
