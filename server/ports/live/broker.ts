/** Carries hints between processes that share a database. What it loses while it is away is found by cursor later. */
export interface Broker {
  /** Tells the other processes whose open pages may have news. */
  publish(memberIds: string[]): void;
  isReachable(): boolean;
  stop(): void;
}

/** What a process does with what it hears. */
export interface BrokerListener {
  news(memberIds: string[]): void;
  /** Hints may have been lost: anybody may have news. */
  gap(): void;
}
