import { useEffect, useState } from "react";
import type { ShareTools } from "./share-tools.tsx";
import { WhatsAppLink, type Shared } from "./whatsapp-link.tsx";

/** Without script only the link to WhatsApp can be used. */
export function Share({ isShort = false, ...shared }: Shared & { isShort?: boolean }) {
  const [Tools, setTools] = useState<typeof ShareTools>();
  useEffect(() => {
    import("./share-tools.tsx").then(({ ShareTools }) => setTools(() => ShareTools)).catch(() => {});
  }, []);
  return Tools ? <Tools {...shared} isShort={isShort} /> : <WhatsAppLink {...shared} />;
}
