const BLOCKS = "h1, h2, h3, h4, p, li, dt, dd, th, td, summary";
const UNREAD =
  "nav, form, button, .listen, .hint, .tools, .read-more, [hidden], [aria-hidden='true'], details:not([open]) > :not(summary)";

/** Reads until the end, or until speech is cancelled. @returns whether it could be read */
export function readAloud(text: Element): Promise<boolean> {
  const { speechSynthesis } = window;
  speechSynthesis.cancel();
  const sentences = sentencesOf(text);
  return new Promise((resolve) => {
    if (sentences.length === 0) resolve(true);
    for (const [index, { words, lang }] of sentences.entries()) {
      const utterance = new SpeechSynthesisUtterance(words);
      utterance.lang = lang;
      utterance.voice = speechSynthesis.getVoices().find((voice) => voice.lang.startsWith(lang)) ?? null;
      utterance.addEventListener("error", ({ error }) => {
        resolve(error === "canceled" || error === "interrupted");
        speechSynthesis.cancel();
      });
      if (index === sentences.length - 1) utterance.addEventListener("end", () => resolve(true));
      speechSynthesis.speak(utterance);
    }
  });
}

export interface Sentence {
  words: string;
  lang: string;
}

/** Each by itself, since some voices stop after a quarter of a minute. */
export function sentencesOf(text: Element): Sentence[] {
  const blocks = [...text.querySelectorAll<HTMLElement>(BLOCKS)].filter(
    (block) => !block.closest(UNREAD) && !block.querySelector(BLOCKS),
  );
  return blocks.flatMap((block) => {
    const lang = block.closest<HTMLElement>("[lang]")?.lang ?? "en";
    const words = wordsOf(block).replaceAll(/\s+/g, " ").trim();
    const segments = new Intl.Segmenter(lang, { granularity: "sentence" }).segment(words);
    return Array.from(segments, ({ segment }) => ({ words: segment.trim(), lang })).filter(
      (sentence) => sentence.words !== "",
    );
  });
}

/** What is hidden from sight or from screen readers is left out. */
function wordsOf(block: HTMLElement) {
  const copy = block.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return "";
  for (const unread of copy.querySelectorAll(`${UNREAD}, .visually-hidden`)) unread.remove();
  return copy.textContent ?? "";
}
