import { href, Link } from "react-router";
import type { SupportCase } from "../../../api/types.ts";
import { Icon } from "../../../icons/icon.tsx";
import type { Moment } from "../../../format/relative-time.ts";
import { stateInWords } from "./words.ts";

/** Which of what was given is not as in the account. */
function othersIn({ name, contactNumber, author }: SupportCase) {
  return [...(author.fullName === name ? [] : ["name"]), ...(author.phoneNumber === contactNumber ? [] : ["number"])];
}

export function Sender({ message, sent }: { message: SupportCase; sent: Moment }) {
  const { name, contactNumber, state, author } = message;
  const others = othersIn(message);
  return (
    <p>
      <bdi>{name}</bdi>, <a href={`tel:${contactNumber}`}>{contactNumber}</a>
      {" · "}
      {stateInWords[state]} · <time dateTime={sent.dateTime}>{sent.label}</time>
      {others.length > 0 ? (
        <>
          <br />
          <span className="warning-line">
            <Icon name="triangle-alert" /> Not the {others.join(" and not the ")} of this account:{" "}
            <bdi>{author.fullName}</bdi>, {author.phoneNumber}
          </span>
        </>
      ) : null}
    </p>
  );
}

interface Props {
  message: SupportCase;
  maySeeAccount: boolean;
  onLeave: () => void;
}

export function Asker({ message, maySeeAccount, onLeave }: Props) {
  const { reference, author } = message;
  const account = href("/admin/members/:id", { id: author.id });
  return (
    <dl className="facts">
      {maySeeAccount ? (
        <div>
          <dt>Account</dt>
          <dd>
            <Link to={account} onClick={onLeave}>
              Member’s account
            </Link>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>Locked out?</dt>
        <dd>
          {maySeeAccount ? (
            <Link to={`${account}/reset-code?message=${reference}`} onClick={onLeave}>
              Code for a new password
            </Link>
          ) : (
            "An administrator can issue a code"
          )}
        </dd>
      </div>
    </dl>
  );
}
