import { createContext, use } from "react";
import { href, useLocation } from "react-router";
import { pagePath } from "../language.ts";
import { m } from "../messages/m.ts";

const context = createContext(false);

/** Known on the server alone: a light page never runs script. */
export const LightPages = context.Provider;

export function useIsLight() {
  return import.meta.env.SSR && use(context);
}

export function LightPagesForm() {
  const isLight = useIsLight();
  const { pathname, search } = useLocation();
  return (
    <form className="light-pages" method="post" action={pagePath(href("/light-pages"))}>
      <input type="hidden" name="next" value={pathname + search} />
      <p>{isLight ? m.lightPagesAre() : m.lightPagesOffer()}</p>
      <button type="submit" className="button plain" name="light" value={isLight ? "0" : "1"}>
        {isLight ? m.lightPagesEnd() : m.lightPagesChoose()}
      </button>
    </form>
  );
}
