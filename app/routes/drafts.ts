import { href, redirect } from "react-router";
import { dropDraft, keepDraft, wordsOf } from "../middleware/draft.ts";
import { getMember } from "../middleware/member.ts";
import { safePath } from "../middleware/safe-path.ts";
import type { Route } from "./+types/drafts.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = form.get("address");
  const address = safePath(typeof typed === "string" ? typed : null, request);
  const fields = wordsOf(form);
  if (fields.every(([, text]) => text.trim() === "")) dropDraft(context, address);
  else if (getMember(context)) keepDraft(context, address, fields);
  return new Response(null, { status: 204 });
}

export function loader() {
  return redirect(href("/"));
}
