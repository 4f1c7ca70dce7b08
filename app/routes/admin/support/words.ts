import type { ContactMessage } from "../../../api/types.ts";

export const stateInWords = {
  open: "Waiting for an answer",
  answered: "Answered",
  closed: "Closed",
} satisfies Record<ContactMessage["state"], string>;
