import { data, redirect } from "react-router";
import type { Route } from "./+types/cover.ts";

/** An article added after the build has no preview image of its own and gets the product's. */
export function loader({ params }: Route.LoaderArgs) {
  const isArticle = /^[0-9a-f]{24}\.png$/.test(params.file);
  if (!isArticle) throw data({ message: "There is no such picture." }, { status: 404 });
  return redirect("/covers/default.png", { headers: { "Cache-Control": "public, max-age=3600" } });
}

export { noForms as action } from "./no-forms.ts";
