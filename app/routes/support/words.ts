import type { ContactMessage } from "../../api/types.ts";
import { m } from "../../messages/m.ts";

export const stateInWords = {
  open: m.contactWaiting(),
  answered: m.contactAnswered(),
  closed: m.contactClosed(),
} satisfies Record<ContactMessage["state"], string>;
