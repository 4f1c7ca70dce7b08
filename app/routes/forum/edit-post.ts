import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { postRequest } from "../../../server/contract/forum/requests.ts";
import { attempt, getApi } from "../../api/client.ts";
import { postWords } from "./post-schema.ts";
import { pictureParts } from "./sent-picture.ts";

export const editedVersion = z.coerce.number<string>().int();

export const editedPostSchema = z.object({
  ...postWords,
  version: editedVersion,
  removePicture: z.literal("on").optional(),
  ...pictureParts,
});

type Edited = z.output<typeof editedPostSchema>;

/** The picture first: where it is refused, nothing is saved and every word comes back. */
export async function editPost(context: Readonly<RouterContextProvider>, id: string, edited: Edited) {
  const { image, alt = "", removePicture, topicId, ...words } = edited;
  const one = getApi(context).forum[":id"];
  const param = { id };
  const ofPicture = image?.size
    ? await attempt(one.picture.$put({ param, form: { image, alt } }))
    : removePicture
      ? await attempt(one.picture.$delete({ param }))
      : null;
  // One that is gone already is what was asked for.
  if (ofPicture && !ofPicture.ok && !(removePicture && ofPicture.failure.status === 404)) return ofPicture;
  return attempt(one.$put({ param, json: postRequest({ ...words, topicId: topicId ?? null }) }));
}
