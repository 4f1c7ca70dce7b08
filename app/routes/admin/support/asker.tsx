import { href, Link } from "react-router";
import type { SupportCase } from "../../../api/types.ts";
import { Icon } from "../../../icons/icon.tsx";
import type { Moment } from "../../../format/relative-time.ts";
import { stateInWords } from "./words.ts";

interface Props {
  message: SupportCase;
  sent: Moment;
  maySeeAccount: boolean;
  onLeave: () => void;
}

export function Asker({ message, sent, maySeeAccount, onLeave }: Props) {
  const { reference, name, contactNumber, state, author } = message;
  const account = href("/admin/members/:id", { id: author.id });
  const others = [
    ...(author.fullName === name ? [] : ["name"]),
    ...(author.phoneNumber === contactNumber ? [] : ["number"]),
  ];
  const isOther = others.length > 0;
  return (
    <dl className="facts">
      <div>
        <dt>From</dt>
        <dd>
          <bdi>{name}</bdi>, <a href={`tel:${contactNumber}`}>{contactNumber}</a>
          {isOther ? (
            <p className="warning-line">
              <Icon name="triangle-alert" /> Not the {others.join(" and not the ")} of this account
            </p>
          ) : null}
        </dd>
      </div>
      {isOther || maySeeAccount ? (
        <div>
          <dt>Account</dt>
          <dd>
            {isOther ? (
              <>
                <bdi>{author.fullName}</bdi>, {author.phoneNumber}{" "}
              </>
            ) : null}
            {maySeeAccount ? (
              <Link to={account} onClick={onLeave}>
                Member’s account
              </Link>
            ) : null}
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
      <div>
        <dt>{stateInWords[state]}</dt>
        <dd>
          <time dateTime={sent.dateTime}>{sent.label}</time>
        </dd>
      </div>
    </dl>
  );
}
