import { href, Link } from "react-router";
import type { WholePost } from "../../api/types.ts";
import { Icon } from "../../icons/icon.tsx";

/** Under words that name a danger sign, for their author and for whoever has the same. */
export function DangerRow({ sign }: { sign: WholePost["dangerSign"] }) {
  if (!sign) return null;
  return (
    <Link className="danger-row" to={href("/danger-signs")}>
      <Icon name="triangle-alert" />
      <span>
        <strong>{capital(sign.words)}?</strong> That is a danger sign. See what to do.
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}

function capital(words: string) {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
