/** Begins one work a turn, in order: the event loop lets in one new connection a turn, and long turns keep it waiting. */
export function inTurns() {
  const waiting: (() => void)[] = [];
  const next = () => {
    const begin = waiting.shift();
    if (waiting.length > 0) setImmediate(next);
    begin?.();
  };
  return (begin: () => void) => {
    if (waiting.push(begin) === 1) setImmediate(next);
  };
}
