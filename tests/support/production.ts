import { freePort } from "./free-port.ts";

/** The settings that make it production, answering on a free port of this machine alone. */
export async function productionSettings() {
  const PORT = String(await freePort());
  return {
    PORT,
    HOST: "127.0.0.1",
    PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}`,
    SESSION_SECRET: "a secret of more than 32 characters",
  };
}
