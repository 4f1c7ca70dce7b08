import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { AddressAsText, PlainText } from "../../format/plain-text.tsx";
import { problemOf, type ConversationAnswer } from "./conversation-answer.ts";
import { conversationAddress } from "./message-address.ts";
import { changeOutgoing, takeBack, type Outgoing } from "./outgoing.ts";
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
    if (problem !== null) return changeOutgoing(clientId, { state: "failed", problem });
    changeOutgoing(clientId, { state: "stored" });
    return reload();
  });

  useEffect(() => {
    if (mayGo) send();
  }, [mayGo]);
  useEffect(() => {
    if (sender.state === "idle" && sender.data) onAnswer(sender.data);
  }, [sender.state, sender.data]);

  return (
    <li className={state === "failed" ? "message mine failed" : "message mine"}>
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
      ) : (
        <div className="message-foot">
          <Tick state={state === "stored" ? "sent" : "sending"} />
        </div>
      )}
    </li>
  );
}
