/** A lost hint does no harm: pages find the news by their cursor later. */
export interface Broker {
  publish(memberIds: string[]): void;
  isReachable(): boolean;
  stop(): void;
}

export interface BrokerListener {
  news(memberIds: string[]): void;
  gap(): void;
}
