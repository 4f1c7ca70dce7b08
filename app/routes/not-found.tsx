import { data } from "react-router";
import type { Route } from "./+types/not-found.ts";
import { m } from "../messages/m.ts";

export function loader() {
  throw data(
    {
      message: m.errorNowhereWhy(),
      isUnmatched: true,
    },
    { status: 404 },
  );
}

export { loader as action };

/** After a deployment the browser's routes may be older than the server's, so the server decides. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  location.assign(request.url);
  return new Promise<never>(() => {});
}

export default function NotFound() {
  return null;
}
