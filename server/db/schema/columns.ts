/** Epoch milliseconds. */
export type Time = number;

/** A boolean, as both databases hold it. */
export type Flag = 0 | 1;
