import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type MouseEvent, type RefObject } from "react";
import { href, useFetcher } from "react-router";
import { Toast } from "../../components/toast.tsx";
import { isFieldCheck } from "../../forms/field-check.ts";
import { Icon } from "../../icons/icon.tsx";
import type { ConversationAnswer } from "./conversation-answer.ts";
import { conversationBeneath } from "./message-address.ts";
import { MessagesView } from "./messages-view.tsx";
import { PanelDialog } from "./panel-dialog.tsx";
import { PeopleView } from "./people-view.tsx";
import { InPanel } from "./view-title.tsx";
import { routerPath } from "../../language.ts";
import { m } from "../../messages/m.ts";

interface Props {
  /** Of the view or of a dialog over it. */
  address: string;
  moveTo: (address: string, options?: { replace: boolean }) => void;
  close: () => void;
}

const SMALL = "(max-width: 599px)";

export function MessagesPanel({ address, moveTo, close }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  const sender = useFetcher<ConversationAnswer>({ key: "chat panel" });
  const { result, done } = sender.data ?? {};
  const [sentFrom, setSentFrom] = useState("");
  const resultAt = (place: string) => (sentFrom === place ? result : undefined);
  const beneath = conversationBeneath(address);
  const view = beneath ?? address;
  const goOn = useEffectEvent((to: string) => {
    moveTo(to.replace(/#.*/, ""), { replace: true });
  });

  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    if (matchMedia(SMALL).matches) element?.showModal();
    else element?.show();
    return () => {
      element?.close();
      // The focus is already elsewhere.
      if (document.activeElement !== document.body) return;
      const opener = before === document.body ? document.querySelector(".site-header .chat") : before;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEffect(() => {
    if (done) goOn(done.to);
  }, [done]);
  useEscape(panel, close);

  const follow = (event: MouseEvent<HTMLDialogElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || !isLinkOfMessages(link)) return;
    // 'Try again' loads the same view, so it makes no step in the history.
    if (link.closest(".part-problem")) return;
    event.preventDefault();
    const isOfDialog = link.closest("dialog") !== panel.current || link.matches(".backdrop");
    moveTo(routerPath(link.pathname) + link.search, { replace: isOfDialog });
  };
  const send = (event: FormEvent<HTMLDialogElement>) => {
    const { target: form, nativeEvent } = event;
    if (!(form instanceof HTMLFormElement) || form.closest(".message-box")) return;
    if (isFieldCheck(nativeEvent)) return;
    event.preventDefault();
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const fields = new FormData(form, submitter);
    const own = routerPath(new URL(form.action).pathname);
    if (form.method === "get") return moveTo(`${own}?${queryOf(fields)}`, { replace: true });
    fields.set("answer", "data");
    setSentFrom(address);
    return void sender.submit(fields, { method: "post", action: isOfMessages(own) ? own : address });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what happens within it comes here
    <dialog
      ref={panel}
      className="messages-panel"
      aria-label={m.placeMessages()}
      onClickCapture={follow}
      onSubmitCapture={send}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
    >
      <p className="panel-bar">
        <button type="button" className="close" onClick={close}>
          <Icon name="x" />
          {m.messageClosePanel()}
        </button>
      </p>
      {done?.toast ? <Toast key={done.toast.id} message={done.toast} /> : null}
      <InPanel value={true}>
        <div className={`messages ${viewAt(view)}`}>
          {beneath === null ? null : <PanelDialog key={address} address={address} result={resultAt(address)} />}
          <MessagesView address={view} page={null} result={resultAt(view)} People={PeopleView} />
        </div>
      </InPanel>
    </dialog>
  );
}

/** Escape is ignored where it closes something else: a dialog in the panel, or the page beside it. */
function useEscape(panel: RefObject<HTMLDialogElement | null>, close: () => void) {
  const listen = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key !== "Escape" || !(target instanceof Element)) return;
    // The body has the focus while one view replaces another.
    if (target === document.body || target.closest("dialog") === panel.current) close();
  });
  useEffect(() => {
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function isLinkOfMessages({ origin, pathname }: HTMLAnchorElement) {
  return origin === window.location.origin && isOfMessages(routerPath(pathname));
}

function isOfMessages(pathname: string) {
  return pathname.startsWith(href("/messages"));
}

function viewAt(address: string) {
  return address.startsWith("/messages/with/") ? "conversation" : "list";
}

function queryOf(fields: FormData) {
  return new URLSearchParams(
    [...fields].map(([name, value]): [string, string] => [name, typeof value === "string" ? value : ""]),
  );
}
