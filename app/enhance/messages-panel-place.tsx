import { useEffect, useEffectEvent, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import type { MessagesPanel } from "../routes/messages/messages-panel.tsx";
import { pagePath } from "../language.ts";

/** On a phone the icon leads to the page of messages. */
const isWide = () => matchMedia("(min-width: 960px)").matches;

/** The panel's view is written after `#` in the page's address, so Back leaves it and a reload keeps it. */
export function MessagesPanelPlace() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [Panel, setPanel] = useState<typeof MessagesPanel>();
  const home = href("/messages");
  const isPossible = !pathname.startsWith(home);
  const address = isPossible && hash.startsWith(`#${home}`) ? hash.slice(1) : null;
  const isOpen = address !== null;
  const go = (hash: string, replace: boolean) =>
    void navigate({ pathname, search, hash }, { replace, preventScrollReset: true });
  const moveTo = (address: string, { replace } = { replace: false }) => go(`#${address}`, replace);
  const close = () => go("#content", true);
  const toggle = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest(".site-header .chat");
    if (!link || !isPossible || !isWide() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpen) close();
    else moveTo(home);
  });

  useEffect(() => {
    const listen = (event: MouseEvent) => toggle(event);
    window.addEventListener("click", listen, true);
    return () => window.removeEventListener("click", listen, true);
  }, []);
  useEffect(() => {
    const link = document.querySelector(".site-header .chat");
    if (isPossible && isWide()) link?.setAttribute("aria-expanded", String(isOpen));
    else link?.removeAttribute("aria-expanded");
  }, [isPossible, isOpen]);
  useEffect(() => {
    if (!isOpen || Panel) return;
    const open = async () => {
      const module = await import("../routes/messages/messages-panel.tsx");
      setPanel(() => module.MessagesPanel);
    };
    open().catch(() => window.location.assign(pagePath(address)));
  }, [isOpen, Panel, address]);
  return isOpen && Panel ? <Panel address={address} moveTo={moveTo} close={close} /> : null;
}
