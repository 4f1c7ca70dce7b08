import { findingsAbout, reasonOf, type Finding } from "./finding.ts";

const TIMEOUT_MS = 5_000;

export async function lookAtBroker(url: string): Promise<Finding> {
  const { fine, mend } = findingsAbout("broker");
  const { createClient } = await import("redis");
  const client = createClient({
    url,
    RESP: 3,
    disableOfflineQueue: true,
    socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: false },
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.ping();
    return fine("Redis or Valkey answers");
  } catch (error) {
    return mend(`it can't be asked (${reasonOf(error)}): start it, or set REDIS_URL right`);
  } finally {
    if (client.isOpen) client.destroy();
  }
}
