import { data, redirect } from "react-router";
import { sharePicture } from "../format/title.ts";
import type { Route } from "./+types/cover.ts";
import { m } from "../messages/m.ts";

/** Where the pictures of link previews were, for links that were shared then. */
export function loader({ params }: Route.LoaderArgs) {
  const [, article] = /^([0-9a-f]{24}|default)\.png$/.exec(params.file) ?? [];
  if (!article) throw data({ message: m.pictureNone() }, { status: 404 });
  const address = article === "default" ? sharePicture() : sharePicture("article", article);
  return redirect(address, { status: 301, headers: { "Cache-Control": "public, max-age=86400" } });
}

export { noForms as action } from "./no-forms.ts";
