import { Form } from "react-router";
import type { Conversation } from "../../api/types.ts";
import { conversationAddress } from "./message-address.ts";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";

type Partner = Conversation["partner"];

/** The sender learns nothing until it is accepted. */
export function RequestForm({ partner }: { partner: Partner }) {
  return (
    <div className="composer">
      <p>
        <Rich of={m.messageAsks} marks={{ name: <bdi /> }} with={{ name: partner.fullName }} />
      </p>
      <RequestButtons partner={partner} />
    </div>
  );
}

export function RequestButtons({ partner: { id, fullName } }: { partner: Partner }) {
  const marks = { about: <span className="visually-hidden" />, name: <bdi /> };
  return (
    <Form method="post" action={conversationAddress(id)} className="request actions">
      <button type="submit" className="button small leaf" name="intent" value="accept">
        <Rich of={m.messageAccept} marks={marks} with={{ name: fullName }} />
      </button>{" "}
      <button type="submit" className="button small" name="intent" value="refuse">
        <Rich of={m.messageRefuse} marks={marks} with={{ name: fullName }} />
      </button>
    </Form>
  );
}
