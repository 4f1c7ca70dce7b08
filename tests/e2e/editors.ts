import type { Site } from "../support/site.ts";
import { grant } from "../fixtures/operator.ts";
import { writer } from "./forum.ts";

export async function editorOf(site: Site, fullName = "Amna Edits") {
  const editor = await writer(site.address, { fullName });
  await grant(site, editor, "editor");
  return editor;
}
