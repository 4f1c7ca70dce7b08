import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { KeptWords } from "../../components/kept-words.tsx";
import { typedWords } from "../../forms/typed-words.ts";
import { ConversationHead } from "./conversation-head.tsx";
import type { loader } from "./conversation.tsx";
import { MessageBox } from "./message-box.tsx";
import { MessageList } from "./message-list.tsx";
import { dropOutgoing, useOutgoing, type Outgoing } from "./outgoing.ts";
import { RequestForm } from "./request-form.tsx";
import { m } from "../../messages/m.ts";

export type ConversationData = Awaited<ReturnType<typeof loader>>;

interface Props {
  data: ConversationData;
  result: SubmissionResult | undefined;
  reload: () => void;
}

export function ConversationView({ data, result, reload }: Props) {
  const outgoing = useUndelivered(data);
  return (
    <>
      <ConversationHead data={data} />
      <MessageList key={data.partnerId} data={data} outgoing={outgoing} reload={reload} />
      <Foot data={data} result={result} />
    </>
  );
}

function Foot({ data, result }: Omit<Props, "reload">) {
  const { partner, state, isHerRequest } = data;
  if (partner.isGone) return <Closed why={m.messagePartnerGone()} result={result} />;
  if (state === "requested" && isHerRequest) return <Closed why={m.messageWaitingForAnswer()} result={result} />;
  if (state === "requested") return <RequestForm partner={partner} />;
  return <MessageBox key={data.partnerId} data={data} result={result} />;
}

/** With what was sent when it was too late. */
function Closed({ why, result }: { why: string; result: SubmissionResult | undefined }) {
  return (
    <div className="composer">
      <p className="quiet">{why}</p>
      <KeptWords words={typedWords(Object.entries(result?.initialValue ?? {}))} />
    </div>
  );
}

/** Outgoing messages that the loaded ones do not contain yet. */
function useUndelivered({ partnerId, messages }: ConversationData) {
  const outgoing = useOutgoing(partnerId);
  const isSaid = ({ clientId }: Outgoing) => messages.some((message) => message.clientId === clientId);
  const arrived = outgoing.filter(isSaid);
  useEffect(() => {
    for (const { clientId } of arrived) dropOutgoing(clientId);
  });
  return outgoing.filter((message) => !isSaid(message));
}
