export const SETTING_MAX = 2_000;

/** A number to dial: digits, with blanks or dashes, after a plus or not. */
export const DIALLED = /^\+?[0-9 -]{2,20}$/;
