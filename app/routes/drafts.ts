import { href, redirect } from "react-router";
import { dropDraft, keepDraft, textsOf } from "../middleware/draft.ts";
import { getMember } from "../middleware/member.ts";
import { safePath } from "../middleware/safe-path.ts";
import type { Route } from "./+types/drafts.ts";

/** Values of the page; a restored draft gets new ones. */
const notHers = new Set(["address", "formKey", "clientId", "intent"]);

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = form.get("address");
  const address = safePath(typeof typed === "string" ? typed : null, request);
  const fields = textsOf(form).filter(([name]) => !notHers.has(name));
  if (fields.every(([, text]) => text.trim() === "")) dropDraft(context, address);
  else if (getMember(context)) keepDraft(context, address, fields);
  return new Response(null, { status: 204 });
}

export function loader() {
  return redirect(href("/"));
}
