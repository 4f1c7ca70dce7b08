import type { RouterContextProvider } from "react-router";
import { unknownForm } from "../../forms/intent.ts";
import { getMember } from "../../middleware/member.ts";
import { signInFirst } from "../../middleware/require-account.ts";
import { addComment } from "./add-comment.ts";
import { editText } from "./edit.ts";
import { changeLike } from "./like.ts";
import { reportText } from "./report.ts";
import { blockAuthor, deleteText, hidePost } from "./take-away.ts";
import { textIdOf } from "./text.ts";

interface Asked {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** What every form on the forum's list and threads does, told apart by its intent. */
export async function forumAction(asked: Asked) {
  const form = await asked.request.formData();
  switch (form.get("intent")) {
    case "like":
    case "unlike":
      return changeLike(form, asked);
    case "comment":
      return addComment(form, asked);
    default:
      return dialogAction(form, asked);
  }
}

/** What the dialogs do: each is about the post or comment that its address names. */
function dialogAction(form: FormData, { url, context }: Asked) {
  if (!getMember(context)) signInFirst(context, url);
  const text = textIdOf(url);
  if (!text) throw unknownForm();
  const asked = { url, context, text };
  switch (form.get("intent")) {
    case "report":
      return reportText(form, asked);
    case "hide":
      return hidePost(asked);
    case "block":
      return blockAuthor(asked);
    case "edit":
      return editText(form, asked);
    case "delete":
      return deleteText(asked);
    default:
      throw unknownForm();
  }
}
