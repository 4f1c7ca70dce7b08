/** A lost hint does no harm: pages find the news by their cursor later, and kept pages expire. */
export interface Broker {
  publish(memberIds: string[]): void;
  publishChange(): void;
  isReachable(): boolean;
  stop(): void;
}

export interface BrokerListener {
  news(memberIds: string[]): void;
  change(): void;
  /** Hints of either kind may have been missed. */
  gap(): void;
}
