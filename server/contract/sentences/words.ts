/** What is said, in the language that is spoken when it is called. Only what operators alone read is a plain string. */
export type Words = string | (() => string);

export const spoken = (words: Words): string => (typeof words === "string" ? words : words());
