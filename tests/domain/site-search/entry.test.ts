import { expect, test } from "vitest";
import { textOf } from "../../../server/domain/site-search/entry.ts";

test("the text of a page parts its blocks, and joins what is marked in a sentence with the marks after it", () => {
  const page =
    "<h2>Go now</h2><ul><li><strong>Bleeding</strong>, even a little</li><li>A fit.</li></ul>" +
    '<p>Call <bdi dir="ltr">1122</bdi>; <a href="/x">read on</a>.<br>Tea &lt; water</p>';
  expect(textOf(page)).toBe("Go now: Bleeding, even a little A fit. Call 1122; read on. Tea < water");
});
