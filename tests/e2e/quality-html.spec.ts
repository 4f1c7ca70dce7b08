import { HtmlValidate } from "html-validate";
import type { Response } from "playwright/test";
import { expect, pages, test } from "./quality-pages.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    "no-inline-style": "error",
    // The boxes of one question share its name; the rule knows that of radio buttons only.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
    // Everything comes from the page's own origin, under names made of its hash.
    "require-sri": "off",
    // React's own ids begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // A dialog's title, one level below the page's, stands before it; axe looks at headings as they are seen.
    "heading-level": "off",
    // "Vaccine information 1166" may break between its words.
    "tel-non-breaking": "off",
    // How React writes HTML: <br/>, charSet, open="".
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
  },
});

for (const quality of pages) {
  test(`${quality.name} is valid HTML, without inline styles, and asks nobody else`, async ({ page, open, site }) => {
    const asked: string[] = [];
    const documents: Response[] = [];
    const violations: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("response", (response) => {
      if (response.request().isNavigationRequest()) documents.push(response);
    });
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });

    // A member's page follows a stream that never ends, and the network would not come to rest.
    await page.route("**/messages/live", (route) => route.fulfill({ status: 204 }));
    await open(quality);
    await page.waitForLoadState("networkidle");

    const last = documents.at(-1);
    const html = (await last?.text()) ?? "";
    if (!quality.sends) expect(last?.status()).toBe(quality.status ?? 200);
    expect(html).toContain("</html>");
    expect(problemsOf(html)).toEqual([]);
    await expect(page.locator("[style]")).toHaveCount(0);
    expect(asked.filter((url) => new URL(url).origin !== site.address)).toEqual([]);
    expect(asked.length).toBeGreaterThan(2);
    expect(violations).toEqual([]);
  });
}

function problemsOf(html: string) {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${ruleId} ${line}:${column} ${selector ?? ""}: ${message}`,
    ),
  );
}
