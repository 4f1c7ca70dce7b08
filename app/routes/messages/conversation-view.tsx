import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { href, Link } from "react-router";
import { WAITING_FOR_ANSWER } from "../../../server/contract/messages/sentences.ts";
import { KeptWords } from "../../components/kept-words.tsx";
import { typedWords } from "../../forms/typed-words.ts";
import { Icon } from "../../icons/icon.tsx";
import type { loader } from "./conversation.tsx";
import { conversationAddress, dialogAddress } from "./message-address.ts";
import { MessageBox } from "./message-box.tsx";
import { MessageList } from "./message-list.tsx";
import { PartnerAvatar } from "./partner-avatar.tsx";
import { dropOutgoing, useOutgoing, type Outgoing } from "./outgoing.ts";
import { Refresh } from "./refresh.tsx";
import { RequestForm } from "./request-form.tsx";
import { ViewTitle } from "./view-title.tsx";

export type ConversationData = Awaited<ReturnType<typeof loader>>;

interface Props {
  data: ConversationData;
  result: SubmissionResult | undefined;
  reload: () => void;
}

export function ConversationView({ data, result, reload }: Props) {
  const { partnerId, partner, state, before } = data;
  const outgoing = useUndelivered(data);
  const here = conversationAddress(partnerId, before);
  return (
    <>
      <Link className="back" to={href("/messages")}>
        <Icon name="arrow-left" />
        Messages
      </Link>
      <ViewTitle>
        <PartnerAvatar partner={partner} /> <bdi>{partner.fullName}</bdi>
      </ViewTitle>
      {partner.isSample ? <p className="sample">Sample, not a real person</p> : null}
      <MessageList data={data} outgoing={outgoing} reload={reload} />
      <Foot data={data} result={result} />
      <div className="conversation-tools">
        <Refresh to={here} />
        {state === null ? null : (
          <>
            {" "}
            <Link to={dialogAddress(here, "hide")} preventScrollReset>
              Delete for me
            </Link>{" "}
            {partner.isGone ? null : (
              <>
                <Link to={dialogAddress(here, "block")} preventScrollReset>
                  Block
                </Link>{" "}
                <Link to={dialogAddress(here, "report")} preventScrollReset>
                  Report
                </Link>
              </>
            )}
          </>
        )}
      </div>
    </>
  );
}

function Foot({ data, result }: Omit<Props, "reload">) {
  const { partner, state, isHerRequest } = data;
  if (partner.isGone)
    return <Closed why="She has deleted her account. Nobody reads what you write here." result={result} />;
  if (state === "requested" && isHerRequest) return <Closed why={WAITING_FOR_ANSWER} result={result} />;
  if (state === "requested") return <RequestForm name={partner.fullName} />;
  return <MessageBox key={data.partnerId} data={data} result={result} />;
}

/** With what she sent when it was too late. */
function Closed({ why, result }: { why: string; result: SubmissionResult | undefined }) {
  return (
    <>
      <p className="quiet">{why}</p>
      <KeptWords words={typedWords(Object.entries(result?.initialValue ?? {}))} />
    </>
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
