import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Link as RouterLink, MemoryRouter, type LinkProps } from "react-router";
import { expect, test } from "vitest";
import { Link } from "../../app/components/link.tsx";

const addresses = [
  "/",
  "/weeks",
  "/?page=2",
  "/#talk",
  "/forum?search=a b&topic=ی",
  "/article/ہفتہ",
  "tel:1122",
  "..",
  "",
  "?page=2",
];

test.each(addresses)("a link to '%s' is written as the router writes it", (to) => {
  const props = {
    className: "card",
    viewTransition: true,
    preventScrollReset: true,
    "aria-label": "On",
    children: "On",
  };
  const written = (link: typeof RouterLink | typeof Link) =>
    renderToStaticMarkup(
      createElement(
        MemoryRouter,
        { initialEntries: ["/forum/details?id=1"] },
        createElement<LinkProps>(link, { to, ...props }),
      ),
    );
  expect(written(Link)).toBe(written(RouterLink));
  expect(Link).not.toBe(RouterLink);
});
