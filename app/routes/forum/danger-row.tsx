import { href } from "react-router";
import type { WholePost } from "../../api/types.ts";
import { capitalised } from "../../format/words.ts";
import { SignsLink } from "../../components/signs-link.tsx";
import { m } from "../../messages/m.ts";

/** Under words that name a danger sign, for their author and for whoever has the same. */
export function DangerRow({ sign }: { sign: WholePost["dangerSign"] }) {
  if (!sign) return null;
  return (
    <SignsLink words={m.forumDangerQuestion({ words: capitalised(sign.words) })} to={href("/danger-signs")}>
      {m.forumDangerSign()}
    </SignsLink>
  );
}
