/** With what a member calls. */
export interface Device {
  /** Random name that the phone or browser keeps for itself; null when it sent none. */
  key: string | null;
  /** In words, such as 'Chrome on Android'; null when it is not known. */
  name: string | null;
}
