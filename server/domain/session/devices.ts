export interface Device {
  /** Random name that the phone or browser keeps for itself; null when it sent none. */
  key: string | null;
  name: string | null;
  /** IPv4 address, or the /64 of an IPv6 address. */
  address: string;
}

export interface Asker {
  key: string;
  isKnown: boolean;
}
