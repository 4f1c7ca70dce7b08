/** More would make turns long; one alone takes a third more, since the next finds none of its code in the processor's caches. */
const BEGUN_IN_A_TURN = 4;
/** So many turns one after another may go to new connections alone. */
const LET_IN_AT_MOST = 32;

export interface Turns {
  begin: (work: () => void) => void;
  /** To be told of each new connection. */
  letIn: () => void;
}

/**
 * Begins a few works a turn, in order. The event loop lets in one new connection a turn, and long turns keep the others
 * waiting: while more works wait than begin at once, a turn after one was let in begins none.
 */
export function inTurns(): Turns {
  const waiting: (() => void)[] = [];
  let wasLetIn = false;
  let leftToLetIn = LET_IN_AT_MOST;
  const next = () => {
    const isForNew = wasLetIn && leftToLetIn > 0 && waiting.length > BEGUN_IN_A_TURN;
    wasLetIn = false;
    if (isForNew) {
      leftToLetIn -= 1;
      setImmediate(next);
      return;
    }
    leftToLetIn = LET_IN_AT_MOST;
    const begun = waiting.splice(0, BEGUN_IN_A_TURN);
    if (waiting.length > 0) setImmediate(next);
    for (const begin of begun) begin();
  };
  return {
    begin(work) {
      if (waiting.push(work) === 1) setImmediate(next);
    },
    letIn() {
      wasLetIn = true;
    },
  };
}
