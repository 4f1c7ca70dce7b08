import { expect, test } from "vitest";
import { keptHtml } from "../../../app/light/kept-html.ts";

test.each([
  ['<p>a</p><form method="post"><button>Done</button></form><p>b</p>', "<p>a</p><p>b</p>"],
  ['<form class="leave" method="post"><button>Leave</button></form>', null],
  ['<img src="/a.svg" alt=""/>text', "text"],
  ["<details><summary>More</summary><form><i></i></form></details>", ""],
  [
    "<details><summary>One</summary><p>a</p></details><details><summary>Two</summary></details>",
    "<details><summary>One</summary><p>a</p></details>",
  ],
])("%s", (html, kept) => {
  expect(keptHtml(html)).toBe(kept ?? html);
});
