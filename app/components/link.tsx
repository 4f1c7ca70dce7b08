import { Link as RouterLink, type LinkProps } from "react-router";
import { inLanguage } from "../../server/contract/languages.ts";
import { language } from "../language.ts";

/** On the server, where nobody clicks, only the anchor of a router's link: the router would resolve each address. */
export const Link = import.meta.env.SSR ? Anchor : RouterLink;

function Anchor(props: LinkProps) {
  const { to, children, relative: _relative, reloadDocument: _reload, replace: _replace, ...more } = props;
  const { state: _state, preventScrollReset: _reset, viewTransition: _transition, ...anchor } = more;
  if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} />;
  return (
    <a {...anchor} href={addressOf(to)} data-discover="true">
      {children}
    </a>
  );
}

/** The router writes the home of a language without a slash, whatever follows. */
function addressOf(to: string) {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return inLanguage(path, language) + rest;
}
