import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { pageAddress, usePageAddress } from "./page-address.ts";

export const WRITE = "write";

export interface Writing {
  isOpen: boolean;
  /** The comment that is answered; empty for none. */
  replyTo: string;
  /** Counts the openings with script, none by the address: the field then takes the focus. */
  opened: number;
  open: (replyTo: string) => void;
  close: () => void;
}

/** The composer is opened by `?write` in the address, and with script without asking the server. */
export function useWriting(): Writing {
  const [search] = useSearchParams();
  const [{ opened, chosen }, set] = useState({ opened: 0, chosen: "" });
  const open = useCallback((chosen: string) => set(({ opened }) => ({ opened: opened + 1, chosen })), []);
  const close = useCallback(() => set({ opened: 0, chosen: "" }), []);
  const asked = search.get(WRITE);
  const replyTo = opened > 0 ? chosen : (asked ?? "");
  return { isOpen: opened > 0 || asked !== null, replyTo, opened, open, close };
}

/** The form is sent there; links to it end in `#comment`, which would keep the focus from its errors. */
export function useWritingAddress(): (replyTo: string) => string {
  const [pathname = "", search] = usePageAddress().split("?");
  return (replyTo) => {
    const query = new URLSearchParams(search);
    query.set(WRITE, replyTo);
    return pageAddress(pathname, query);
  };
}
