export const PIN_MIN = 6;
export const WRONG_PINS_MAX = 10;

/** `removed`: it was wrong too often, and the copies are gone. */
export type Unlocking = "open" | "wrong" | "removed";

export interface PinTyped {
  pin: string;
}

export function isPinTyped(data: unknown): data is PinTyped {
  return data instanceof Object && "pin" in data && typeof data.pin === "string";
}
