import { Form } from "react-router";
import type { Conversation } from "../../api/types.ts";
import { conversationAddress } from "./message-address.ts";

type Partner = Conversation["partner"];

/** The sender learns nothing until it is accepted. */
export function RequestForm({ partner }: { partner: Partner }) {
  return (
    <div className="composer">
      <p>
        <bdi>{partner.fullName}</bdi> would like to write to you. They won't know you've read it.
      </p>
      <RequestButtons partner={partner} />
    </div>
  );
}

export function RequestButtons({ partner: { id, fullName } }: { partner: Partner }) {
  const about = (
    <span className="visually-hidden">
      {" "}
      the request of <bdi>{fullName}</bdi>
    </span>
  );
  return (
    <Form method="post" action={conversationAddress(id)} className="request actions">
      <button type="submit" className="button small leaf" name="intent" value="accept">
        Accept{about}
      </button>{" "}
      <button type="submit" className="button small" name="intent" value="refuse">
        Refuse{about}
      </button>
    </Form>
  );
}
