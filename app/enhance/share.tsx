import { useEffect, useState } from "react";
import type { Shared, ShareTools } from "./share-tools.tsx";

export function Share(shared: Shared) {
  const [Tools, setTools] = useState<typeof ShareTools>();
  useEffect(() => {
    import("./share-tools.tsx").then(({ ShareTools }) => setTools(() => ShareTools)).catch(() => {});
  }, []);
  return Tools ? <Tools {...shared} /> : shared.children;
}
