export interface Device {
  /** Random name that the phone or browser keeps for itself; null when it sent none. */
  key: string | null;
  name: string | null;
}
