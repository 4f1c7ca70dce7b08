import { href } from "react-router";
import { Link } from "./link.tsx";
import type { Helpline } from "../api/types.ts";
import { Icon } from "../icons/icon.tsx";
import { useApp } from "../use-app.ts";
import { m } from "../messages/m.ts";

interface Props {
  isUrgent: boolean;
  /** Red even where it is not urgent, beside another number. */
  isRed?: boolean;
  helplines?: Helpline[];
  /** Also leads to the check, for who is not sure. */
  hasSigns?: boolean;
}

/** The emergency number only, no helpline: any other danger sign is a matter for her hospital or midwife. */
export function CallLinks({ isUrgent, isRed = isUrgent, helplines, hasSigns = false }: Props) {
  const { emergencyNumber } = useApp();
  const number = helplines?.find(({ purpose }) => purpose === "emergency")?.number ?? emergencyNumber;
  return (
    <p className="actions calls">
      <a className={isRed ? "button call" : "button plain"} href={`tel:${number}`}>
        <Icon name="phone" />
        {isUrgent ? m.callNumber({ number }) : m.callNumberInDanger({ number })}
      </a>
      {hasSigns ? (
        <>
          {" "}
          <Link className="button" to={href("/danger-signs")}>
            {m.placeDangerSigns()}
          </Link>
        </>
      ) : null}
    </p>
  );
}
