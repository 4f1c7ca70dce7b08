import type { RouterContextProvider } from "react-router";
import { DRAFT_KEPT_MS } from "../../server/contract/drafts.ts";
import { deleteDraft, getDraft, postDraft, type Caller } from "../api/drafts.ts";
import { hostContext } from "../host.ts";
import { readDevice } from "./device.ts";
import { fieldsSchema, fitsCookies, type Draft, type DraftFields } from "./sealed-drafts.ts";
import { sealWithNewKey, unsealWith } from "./sealing.ts";
import { getSession } from "./session.ts";

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Stores the largest drafts on the server until the others fit in the cookies; without room there one has to go. */
export async function fitting(asked: Asked, drafts: Draft[]): Promise<Draft[]> {
  if (fitsCookies(drafts, asked.context)) return drafts;
  const largest = drafts.filter(({ stored }) => !stored).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  const moved = largest && (await storedOf(asked, largest));
  // The newest comes first. The oldest goes, unless the newest alone is too large.
  if (!moved)
    return fitting(asked, fitsCookies(drafts.slice(0, 1), asked.context) ? drafts.slice(0, -1) : drafts.slice(1));
  return fitting(
    asked,
    drafts.map((draft) => (draft === largest ? moved : draft)),
  );
}

async function storedOf(asked: Asked, draft: Draft): Promise<Draft | null> {
  const { key, sealed } = sealWithNewKey(JSON.stringify(draft.fields));
  const id = await postDraft(await callerOf(asked), sealed);
  return id === null ? null : { ...draft, fields: [], stored: { id, key }, until: Date.now() + DRAFT_KEPT_MS };
}

/** @returns null when it has expired, or the API is away. */
export async function fieldsOf(asked: Asked, { fields, stored }: Draft): Promise<DraftFields | null> {
  if (!stored) return fields;
  const sealed = await getDraft(await callerOf(asked), stored.id);
  if (sealed === null) return null;
  try {
    return fieldsSchema.parse(JSON.parse(unsealWith(stored.key, sealed)));
  } catch {
    return null;
  }
}

export async function dropStored(asked: Asked, before: Draft[], after: Draft[]): Promise<void> {
  const kept = new Set(after.map(({ stored }) => stored?.id));
  const gone = before.flatMap(({ stored }) => (stored && !kept.has(stored.id) ? [stored.id] : []));
  if (gone.length === 0) return;
  const caller = await callerOf(asked);
  await Promise.all(gone.map((id) => deleteDraft(caller, id)));
}

async function callerOf({ request, context }: Asked): Promise<Caller> {
  const token = getSession(context).get("token");
  return { host: context.get(hostContext), credentials: { token, device: await readDevice(request, context) } };
}

function sizeOf({ fields }: Draft) {
  return JSON.stringify(fields).length;
}
