import { href, Link } from "react-router";
import { Icon } from "../../icons/icon.tsx";

export function RecoveryCodesRow() {
  return (
    <nav className="rows" aria-label="For your account">
      <ul>
        <li>
          <Link to={href("/recovery-codes")} preventScrollReset>
            <Icon name="shield-check" />
            <span>
              <strong>If you ever lose your password</strong>{" "}
              <span className="quiet">Get codes for paper, and get back in without this phone</span>
            </span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
