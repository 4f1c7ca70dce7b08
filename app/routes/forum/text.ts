import { redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi, needed, type Outcome } from "../../api/client.ts";
import type { Comment, Post } from "../../api/types.ts";
import { sentForm } from "../../middleware/form-body.ts";
import { unknownForm } from "../../forms/intent.ts";
import { pageAddress, pathBeneath } from "./page-address.ts";
import { routerPath } from "../../language.ts";

export interface TextId {
  kind: "post" | "comment";
  id: string;
}

export type Text = { kind: "post"; post: Post } | { kind: "comment"; comment: Comment };

/** @throws a 400 when the address names none. */
export function subjectOf(url: URL): TextId {
  const subject = textIdOf(url);
  if (!subject) throw unknownForm();
  return subject;
}

/**
 * Redirects to the page under the dialog when the text is gone, or is the own one where `isMine` is false and vice versa.
 * @throws a 404 after a form was sent, whose words the error page shows.
 */
export async function loadText(url: URL, context: Readonly<RouterContextProvider>, isMine: boolean): Promise<Text> {
  const subject = textIdOf(url);
  const found = subject && (await findText(subject, context));
  if (found && !found.ok && found.failure.status >= 500) needed(found);
  if (found && sentForm(context)) needed(found);
  if (!found?.ok || writtenOf(found.value).isMine !== isMine) {
    throw redirect(pageAddress(pathBeneath(routerPath(url.pathname)), url.searchParams));
  }
  return found.value;
}

export async function findText({ kind, id }: TextId, context: Readonly<RouterContextProvider>): Promise<Outcome<Text>> {
  const { forum, comment } = getApi(context);
  const call = { param: { id } };
  if (kind === "post") {
    const found = await attempt(forum[":id"].$get(call));
    return found.ok ? { ok: true, value: { kind, post: found.value.data } } : found;
  }
  const found = await attempt(comment[":id"].$get(call));
  return found.ok ? { ok: true, value: { kind, comment: found.value.data } } : found;
}

export function writtenOf(text: Text): Post | Comment {
  return text.kind === "post" ? text.post : text.comment;
}

function textIdOf({ searchParams }: URL): TextId | null {
  const [post, comment] = [searchParams.get("post"), searchParams.get("comment")];
  if (post) return { kind: "post", id: post };
  return comment ? { kind: "comment", id: comment } : null;
}
