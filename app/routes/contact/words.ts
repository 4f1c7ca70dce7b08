import type { ContactMessage } from "../../api/types.ts";

/** How it stands with a message, in the list and on its page. */
export const stateInWords = {
  open: "Waiting for an answer",
  answered: "Answered",
  closed: "Closed",
} satisfies Record<ContactMessage["state"], string>;
