import type { RouterContextProvider } from "react-router";
import { readIntent } from "../../forms/intent.ts";
import { addComment } from "./add-comment.ts";
import { changeLike } from "./like.ts";

interface Asked {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export async function threadAction(asked: Asked) {
  const form = await asked.request.formData();
  const intent = readIntent(form, ["comment", "like", "unlike"]);
  return intent === "comment" ? addComment(form, asked) : changeLike(form, asked);
}
