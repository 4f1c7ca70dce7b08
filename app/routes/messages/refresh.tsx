import { useHydrated } from "remix-utils/use-hydrated";
import { m } from "../../messages/m.ts";
import { pagePath } from "../../language.ts";

/** Without script the reader reloads: an automatic reload would lose what is typed. */
export function Refresh({ to }: { to: string }) {
  return useHydrated() ? null : (
    <p className="talk-link">
      <a className="refresh" href={pagePath(to)}>
        {m.refresh()}
      </a>
    </p>
  );
}
