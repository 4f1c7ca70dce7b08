/**
 * The process of warm sites: runs the application for one set of settings after another, as `server/index.ts` does for
 * one, and is told by its parent which.
 */
import { startApplication, type Application } from "../../server/application.ts";
import { readConfig } from "../../server/config.ts";
import { CHEAP_PASSWORDS } from "./noon.ts";
import type { Order, Reply } from "./warm-site.ts";

let application: Application | undefined;

// However the parent ends, even killed.
process.on("disconnect", () => process.exit());
process.on("message", (request: Order) => {
  void answer(request).then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ problem: String(error) } satisfies Reply),
  );
});

async function answer({ start }: Order): Promise<Reply> {
  if (!start) {
    await application?.stop();
    return {};
  }
  application = await startApplication(readConfig(start), { passwordCost: CHEAP_PASSWORDS, hasContent: true });
  return { address: application.address, sample: application.sample };
}
