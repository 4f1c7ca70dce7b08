import type { RouterContextProvider } from "react-router";
import { readIntent } from "../../forms/intent.ts";
import { addComment } from "./add-comment.ts";
import { changeLike } from "./like.ts";
import { changeMark, markIntents } from "./thread-marks.ts";

interface Asked {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export async function threadAction(asked: Asked) {
  const form = await asked.request.formData();
  const intent = readIntent(form, ["comment", "like", "unlike", ...markIntents]);
  const mark = markIntents.find((known) => known === intent);
  if (mark) return changeMark(form, mark, asked);
  return intent === "comment" ? addComment(form, asked) : changeLike(form, asked);
}
