import type { Post } from "../../api/types.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

export function TextState({ text: { state, stateReason } }: { text: Pick<Post, "state" | "stateReason"> }) {
  if (state === "shown") return null;
  return (
    <div className="text-state">
      <p>
        <Rich of={words[state]} marks={{ state: <strong /> }} />
      </p>
      {stateReason ? (
        <p>
          <Rich of={m.forumModeratorsReason} marks={{ reason: <span dir="auto" /> }} with={{ reason: stateReason }} />
        </p>
      ) : null}
    </div>
  );
}

const words = {
  waiting: m.forumStateWaiting,
  reported: m.forumStateReported,
  hidden: m.forumStateHidden,
};
