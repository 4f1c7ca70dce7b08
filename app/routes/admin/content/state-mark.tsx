import { shortState } from "./state.ts";

export function StateMark({ item }: { item: Parameters<typeof shortState>[0] }) {
  const { words, isWithReaders } = shortState(item);
  return <span className={isWithReaders ? "state-mark done" : "state-mark"}>{words}</span>;
}

export function BehindEnglish() {
  return <span className="state-mark">Behind the English</span>;
}

export function NotTranslated() {
  return <span className="state-mark">Not translated</span>;
}
