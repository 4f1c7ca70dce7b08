/** What waits for network besides forms carries this attribute. */
export const WAITS = { "data-waits": "" };
export const SELECTOR = "[data-waits]";

/** The event that tells it that the reader left it behind. */
export const DROPPED = "dropped";
