import type { Post } from "../../api/types.ts";

export function TextState({ text: { state, stateReason } }: { text: Pick<Post, "state" | "stateReason"> }) {
  if (state === "shown") return null;
  return (
    <div className="text-state">
      <p>
        <strong>{words[state].title}</strong> {words[state].meaning}
      </p>
      {stateReason ? (
        <p>
          The moderator&apos;s reason: <span dir="auto">{stateReason}</span>
        </p>
      ) : null}
    </div>
  );
}

const words = {
  waiting: { title: "Waiting for a moderator.", meaning: "Only you see it until then." },
  reported: {
    title: "Hidden.",
    meaning: "Members reported it, so only you see it until a moderator has looked at it.",
  },
  hidden: { title: "Hidden.", meaning: "A moderator hid it. Only you see it." },
};
