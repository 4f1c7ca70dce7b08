import { href, redirect } from "react-router";
import { unknownForm } from "../forms/intent.ts";
import { hostContext } from "../host.ts";
import { lightCookie } from "../middleware/light-pages.ts";
import { safePath } from "../middleware/safe-path.ts";
import type { Route } from "./+types/light-pages.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const light = form.get("light");
  if (light !== "0" && light !== "1") throw unknownForm();
  const next = form.get("next");
  const cookie = lightCookie(light === "1", context.get(hostContext).isSecure);
  const back = safePath(typeof next === "string" ? next : null, request);
  return redirect(back, { status: 303, headers: { "Set-Cookie": cookie } });
}

export function loader() {
  return redirect(href("/"));
}
