import { useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { WhatsAppLink, type Shared } from "./whatsapp-link.tsx";
import { m } from "../messages/m.ts";

interface Props extends Shared {
  /** In a row with other things: one button, and no paper. */
  isShort: boolean;
}

export function ShareTools({ title, address, isShort }: Props) {
  return (
    <>
      {"share" in navigator ? (
        <ShareButton title={title} address={address} />
      ) : (
        <>
          <CopyLink address={address} />
          {isShort ? null : <WhatsAppLink title={title} address={address} />}
        </>
      )}
      {isShort ? null : (
        <button type="button" onClick={() => window.print()}>
          <Icon name="printer" />
          {m.print()}
        </button>
      )}
    </>
  );
}

function ShareButton({ title, address }: Shared) {
  return (
    <button
      type="button"
      // Closing the share sheet rejects the promise; that is no error.
      onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
    >
      <Icon name="share-2" />
      {m.share()}
    </button>
  );
}

function CopyLink({ address }: Pick<Shared, "address">) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setIsCopied(true);
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        <Icon name={isCopied ? "check" : "link"} />
        {m.copyLink()}
      </button>
      <span role="status" className={isCopied ? "quiet" : "visually-hidden"}>
        {isCopied ? m.linkCopied() : ""}
      </span>
    </>
  );
}
