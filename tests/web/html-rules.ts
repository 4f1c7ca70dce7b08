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

/** Tags at which w3m and lynx begin a line, or draw a box or a picture. */
const PARTING =
  /^\/?(?:address|blockquote|body|br|caption|center|dd|del|dialog|dir|div|dl|dt|form|h[1-6]|hr|img|input|ins|legend|li|main|menu|ol|p|pre|table|tbody|td|tfoot|th|thead|title|tr|ul)$/;

/** Where text browsers write the end of one part of a page and the beginning of the next as one word. */
export function joinedWordsIn(html: string): string[] {
  const shown = html
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<(head|script|style|svg|template|select|textarea)\b.*?<\/\1>/gs, "<br>");
  const joined: string[] = [];
  let [before, between] = ["", ""];
  for (const [, tag, text = ""] of shown.matchAll(/<(\/?[\w-]+)[^>]*>|([^<]+)/g)) {
    if (tag) {
      if (PARTING.test(tag)) before = "";
      between += `<${tag}>`;
      continue;
    }
    if (between && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(text))
      joined.push(`${before.slice(-20)}${between}${text.slice(0, 20)}`);
    [before, between] = [text, ""];
  }
  return joined;
}
