export type TypedWords = [label: string, text: string][];

const labels: Record<string, string> = {
  alt: "What the picture shows",
  answer: "Your answer",
  body: "The text",
  comment: "Your comment",
  description: "Your post",
  note: "What the moderator should know",
  query: "Your question",
  text: "Your message",
  title: "Title",
  why: "Why",
};

/** What the page fills in or offers to choose, and what is never shown again. */
const notTyped =
  /password|token|code|key|^(intent|version|post|mood|reason|kind|next|clientId|address|asked|state|role)$/i;
const notWords = /^([\da-f]{24}|on|[^\p{L}]*)$/u;

export function typedWords(form: Iterable<[string, unknown]>): TypedWords {
  const typed: TypedWords = [];
  for (const [name, text] of form) {
    if (typeof text !== "string" || notTyped.test(name) || notWords.test(text)) continue;
    typed.push([labels[name] ?? "What you wrote", text]);
  }
  return typed;
}
