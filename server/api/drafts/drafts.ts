import type { Context as Request } from "hono";
import { DRAFT_BYTES_MAX } from "../../contract/drafts.ts";
import { draftOf, dropDraft, storeDraft, type DraftHolder } from "../../domain/drafts/drafts.ts";
import { notFound } from "../../failures.ts";
import { actorOrNobody } from "../authentication.ts";
import { readUpTo } from "../bodies.ts";
import type { ApiEnvironment } from "../environment.ts";
import { answer } from "../failures.ts";
import { router } from "../router.ts";
import { say } from "../../contract/sentences/say.ts";

/** The web tier's own calls, so the description of the API leaves them out. */
export const drafts = router()
  .post("/draft", async (c) => {
    const { context, caller } = c.var;
    const holder = await holderOf(c);
    const bytes = await readUpTo({ bytes: DRAFT_BYTES_MAX, readOn: DRAFT_BYTES_MAX }, c.req.raw);
    if (!bytes) return answer(c, 413, say.draftTooLarge, undefined, "too_large");
    await context.limits.take("draft", holder.memberId ?? caller.address);
    return c.json({ data: { id: await storeDraft(context, holder, bytes.toString("base64url")) } }, 200);
  })
  .get("/draft/:id", async (c) => {
    const sealed = await draftOf(c.var.context, await holderOf(c), c.req.param("id"));
    const bytes = new Uint8Array(Buffer.from(sealed, "base64url"));
    return c.body(bytes, 200, { "Content-Type": "application/octet-stream" });
  })
  .delete("/draft/:id", async (c) => {
    requireWebTier(c);
    await dropDraft(c.var.context, c.req.param("id"));
    return c.body(null, 204);
  });

async function holderOf(c: Request<ApiEnvironment>): Promise<DraftHolder> {
  const { device, address } = requireWebTier(c);
  const memberId = (await actorOrNobody(c))?.member.id ?? null;
  return { memberId, device: device ?? address };
}

function requireWebTier(c: Request<ApiEnvironment>) {
  if (!c.var.caller.isWebTier) throw notFound("call");
  return c.var.caller;
}
