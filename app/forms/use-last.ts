import { useState } from "react";

/** The router forgets action data at the next navigation, even to a fragment of the same page. */
export function useLast<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  if (answer === undefined || answer === last) return last;
  setLast(answer);
  return answer;
}
