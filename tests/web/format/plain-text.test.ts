import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { AddressAsText, PlainText } from "../../../app/format/plain-text.tsx";

const shown = (text: string) =>
  renderToStaticMarkup(createElement(PlainText, { text })).replace(/^<div class="plain-text">(.*)<\/div>$/s, "$1");
const link = (address: string, words = address) =>
  `<a href="${address}" rel="nofollow ugc noopener noreferrer" dir="ltr">${words}</a>`;

describe("what a member wrote", () => {
  test("keeps its lines and paragraphs, each with a direction of its own", () => {
    expect(shown("one\ntwo\n \n\nthree")).toBe('<p dir="auto">one<br/>two</p><p dir="auto">three</p>');
  });

  test.each([
    ["see https://a.example/b?c=1#d.", `see ${link("https://a.example/b?c=1#d")}.`],
    ["(www.a.example), you", `(${link("https://www.a.example", "www.a.example")}), you`],
    ["http://a.example/x؟ ہاں", `${link("http://a.example/x")}؟ ہاں`],
    ["HTTPS://A.EXAMPLE", link("HTTPS://A.EXAMPLE")],
    ["https://a.example https://b.example", `${link("https://a.example")} ${link("https://b.example")}`],
  ])("'%s' has its addresses as links", (text, expected) => {
    expect(shown(text)).toBe(`<p dir="auto">${expected}</p>`);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:a@b.example",
    "//a.example",
    "a.example",
    "https://",
    "http://:",
    "ftp://a.example",
  ])("'%s' is no link", (text) => {
    expect(shown(text)).toBe(`<p dir="auto">${text}</p>`);
  });

  test("means nothing as HTML, in an address either", () => {
    expect(shown('<b>x</b> & https://a.example/"onclick="x\'<i>')).toBe(
      `<p dir="auto">&lt;b&gt;x&lt;/b&gt; &amp; ${link("https://a.example/")}&quot;onclick=&quot;x&#x27;&lt;i&gt;</p>`,
    );
  });

  test("takes no longer where it is made to take long", () => {
    // These would take minutes if the time grew with their square.
    for (const text of ["\n ", "www.", "http://", "https://a.", "www....", " \n\n"]) {
      expect(shown(text.repeat(50_000))).toContain("<p");
    }
  });
});

describe("an address that leads nowhere", () => {
  const asText = (text: string) =>
    renderToStaticMarkup(createElement(PlainText, { text, Address: AddressAsText })).replaceAll(
      /<\/?(div|p)\b[^>]*>/g,
      "",
    );

  test.each([
    ["https://a.example/b?c=1", "https://", "a.example", "/b?c=1"],
    ["https://bank.example@evil.example/login", "https://bank.example@", "evil.example", "/login"],
    ["HTTP://A.EXAMPLE:80/", "HTTP://", "A.EXAMPLE", ":80/"],
    ["www.a.example", "", "www.a.example", ""],
  ])("'%s' is text whose host stands out", (address, before, host, after) => {
    expect(asText(`see ${address}.`)).toBe(
      `see <bdi class="address" dir="ltr">${before}<strong>${host}</strong>${after}</bdi>.`,
    );
  });

  test("says the plain name of a host that looks like another", () => {
    expect(asText("https://аpple.com/x")).toBe(
      '<bdi class="address" dir="ltr">https://аpple.com/x (<strong>xn--pple-43d.com</strong>)</bdi>',
    );
  });
});
