import { attempt, getApi } from "../../api/client.ts";
import { done, notDone, type Asked } from "./done.ts";

/** Puts the post that the address names out of her sight. */
export async function hidePost(asked: Asked) {
  const { id } = asked.text;
  const outcome = await attempt(getApi(asked.context).socialform[":id"].hidden.$put({ param: { id } }));
  return outcome.ok ? done(asked, outcome.value.message) : notDone(asked, outcome.failure.sentence);
}

/** Blocks whoever wrote the post or comment. */
export async function blockAuthor(asked: Asked) {
  const { socialform, comment } = getApi(asked.context);
  const { kind, id } = asked.text;
  const blocks = kind === "post" ? socialform[":id"].block : comment[":id"].block;
  const outcome = await attempt(blocks.$put({ param: { id } }));
  return outcome.ok ? done(asked, outcome.value.message) : notDone(asked, outcome.failure.sentence);
}

/** Removes her own post or comment. */
export async function deleteText(asked: Asked) {
  const { socialform, comment } = getApi(asked.context);
  const { kind, id } = asked.text;
  const texts = kind === "post" ? socialform[":id"] : comment[":id"];
  const outcome = await attempt(texts.$delete({ param: { id } }));
  return outcome.ok ? done(asked, outcome.value.message) : notDone(asked, outcome.failure.sentence);
}
