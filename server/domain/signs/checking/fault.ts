export interface SignFault {
  /** From 1. */
  line: number;
  words: string;
  msg: string;
}

export interface Line {
  number: number;
  text: string;
}
