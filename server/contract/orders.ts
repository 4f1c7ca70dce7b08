export const TIME_ORDERS = ["newest", "oldest"] as const;
export type TimeOrder = (typeof TIME_ORDERS)[number];
