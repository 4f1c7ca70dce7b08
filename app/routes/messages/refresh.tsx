import { useHydrated } from "remix-utils/use-hydrated";

/** Without script the reader reloads: an automatic reload would lose what is typed. */
export function Refresh({ to }: { to: string }) {
  return useHydrated() ? null : (
    <p className="talk-link">
      <a className="refresh" href={to}>
        Refresh
      </a>
    </p>
  );
}
