import type { Site } from "../support/site.ts";
import { startWarmSite } from "../support/warm-site.ts";
import { Visitor } from "./visitor.ts";

/** A site of its own, somebody who only looks, and its sample member, signed in. */
export async function startReaders(): Promise<{ site: Site; visitor: Visitor; member: Visitor }> {
  const site = await startWarmSite();
  const member = new Visitor(site.address);
  await member.post("/login", { ...site.sample, intent: "login" });
  return { site, visitor: new Visitor(site.address), member };
}
