import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { useIsOnline } from "../../enhance/use-is-online.ts";
import { DROPPED, WAITS } from "../../enhance/waits.ts";
import { AddressAsText, PlainText } from "../../format/plain-text.tsx";
import { problemOf, type ConversationAnswer } from "./conversation-answer.ts";
import { conversationAddress } from "./message-address.ts";
import { changeOutgoing, dropOutgoing, takeBack, type Outgoing } from "./outgoing.ts";
import { Tick } from "./tick.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  message: Outgoing;
  /** True when the messages before it are stored, which keeps their order. */
  mayGo: boolean;
  reload: () => void;
}

export function OutgoingMessage({ message, mayGo, reload }: Props) {
  const { clientId, partnerId, text, state, problem } = message;
  const isOnline = useIsOnline();
  const isWaiting = state === "sending" && !isOnline;
  const item = useRef<HTMLLIElement>(null);
  const sender = useFetcher<ConversationAnswer>({ key: `message ${clientId}` });
  const send = useEffectEvent(() => {
    if (state !== "sending") return;
    void sender.submit(
      { intent: "send", text, clientId, answer: "data" },
      { method: "post", action: conversationAddress(partnerId), defaultShouldRevalidate: false },
    );
  });
  const onAnswer = useEffectEvent((answer: ConversationAnswer) => {
    const problem = problemOf(answer);
    if (problem !== null && !navigator.onLine) return undefined;
    if (problem !== null) return changeOutgoing(clientId, { state: "failed", problem });
    changeOutgoing(clientId, { state: "stored" });
    return reload();
  });

  useEffect(() => {
    if (mayGo && isOnline) send();
  }, [mayGo, isOnline]);
  useEffect(() => {
    if (sender.state === "idle" && sender.data) onAnswer(sender.data);
  }, [sender.state, sender.data]);

  useEffect(() => {
    const drop = () => dropOutgoing(clientId);
    const { current } = item;
    current?.addEventListener(DROPPED, drop);
    return () => current?.removeEventListener(DROPPED, drop);
  }, [clientId]);

  return (
    <li ref={item} className={state === "failed" ? "message mine failed" : "message mine"} {...(isWaiting && WAITS)}>
      <span className="visually-hidden">{m.messageByYou()} </span>
      <PlainText text={text} Address={AddressAsText} />{" "}
      {state === "failed" ? (
        <div role="alert">
          <p className="unsent">{m.messageNotSent()}</p>
          <p>{problem}</p>
          <p className="actions">
            <button
              type="button"
              className="button plain"
              onClick={() => changeOutgoing(clientId, { state: "sending" })}
            >
              {m.tryAgain()}
            </button>
            <button type="button" className="button plain" onClick={() => takeBack(clientId)}>
              {m.messageChange()}
            </button>
          </p>
        </div>
      ) : isWaiting ? (
        <>
          <p className="quiet">{m.messageWaits()}</p>
          <p className="actions">
            <button type="button" className="button text" onClick={() => takeBack(clientId)}>
              {m.formWaitsNot()}
            </button>
          </p>
        </>
      ) : (
        <div className="message-foot">
          <Tick state={state === "stored" ? "sent" : "sending"} />
        </div>
      )}
    </li>
  );
}
