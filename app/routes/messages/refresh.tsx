import { useHydrated } from "remix-utils/use-hydrated";

/** Asks for news where no script brings it. Nothing does so by itself, which would take away what she types. */
export function Refresh({ to }: { to: string }) {
  return useHydrated() ? null : (
    <p>
      <a className="refresh" href={to}>
        Refresh
      </a>
    </p>
  );
}
