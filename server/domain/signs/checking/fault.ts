export interface SignFault {
  line: number;
  words: string;
  msg: string;
}

export interface Line {
  number: number;
  text: string;
}
