/** Epoch milliseconds. */
export type Time = number;

export type Flag = 0 | 1;
