import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    "no-inline-style": ["error", { allowedProperties: [] }],
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

/** What is wrong with a page, each with its place. */
export function htmlProblemsIn(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${ruleId} ${line}:${column} ${selector ?? ""}: ${message}`,
    ),
  );
}
