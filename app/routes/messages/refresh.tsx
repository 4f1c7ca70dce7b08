import { useHydrated } from "remix-utils/use-hydrated";

/** Without script she reloads herself: an automatic reload would lose what she types. */
export function Refresh({ to }: { to: string }) {
  return useHydrated() ? null : (
    <p className="talk-link">
      <a className="refresh" href={to}>
        Refresh
      </a>
    </p>
  );
}
