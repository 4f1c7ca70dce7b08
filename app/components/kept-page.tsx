import { createContext, use } from "react";
import { href, useLocation, useRouteLoaderData } from "react-router";
import { addressOfKept } from "../offline/as-kept.ts";
import { pagePath } from "../language.ts";
import { m } from "../messages/m.ts";
import type { loader } from "../root.tsx";
import { LeaveForm } from "./leave-form.tsx";
import { Rich } from "./rich.tsx";
import { SourceLink } from "./source-link.tsx";

const context = createContext("");

/** When a page was made that a phone keeps, in words. Known on the server alone: it never runs script. */
export const KeptPage = context.Provider;

/** Empty for a page that is not one. Asked while building for the server alone, so that browsers load none of this. */
export const keptOn = () => use(context);

export function KeptBar({ on }: { on: string }) {
  const { pathname, search } = useLocation();
  const isOwn = !!useRouteLoaderData<typeof loader>("root")?.member;
  return (
    <nav className="page kept-bar" aria-label={m.placeOffline()}>
      <p className="hint">
        <Rich
          of={m.offlineAsOf}
          marks={{ again: <SourceLink to={pagePath(addressOfKept(pathname + search))} /> }}
          with={{ date: on }}
        />
      </p>
      <p className="actions">
        <a className="button plain" href={pagePath(href("/offline"))}>
          {m.placeOffline()}
        </a>{" "}
        <a className="button call" href={pagePath(href("/danger-signs"))}>
          {m.placeDangerSigns()}
        </a>
      </p>
      {isOwn ? <LeaveForm /> : null}
    </nav>
  );
}
