import { Form, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { DialogName } from "./message-address.ts";

const dialogs = {
  block: {
    title: (name: string) => `Block ${name}?`,
    text: "Neither of you can write to the other, and you don't see each other's posts. She is not told. You can undo it in your account.",
    button: "Block",
  },
  hide: {
    title: (name: string) => `Delete your talk with ${name} for you?`,
    text: "You don't see what was said so far any more. She keeps her copy. A new message brings the conversation back.",
    button: "Delete for me",
  },
  "hide-message": {
    title: () => "Delete this message for you?",
    text: "You don't see it any more. The other keeps her copy. You cannot get it back.",
    button: "Delete for me",
  },
};

interface Props {
  name: Exclude<DialogName, "report">;
  partner: string;
  /** The beginning of the message that it is about. */
  quote: string | null;
  closeTo: string;
}

/** Asks before something is put out of her sight, or somebody. */
export function ConversationDialog({ name, partner, quote, closeTo }: Props) {
  const { title, text, button } = dialogs[name];
  return (
    <Dialog title={title(partner)} closeTo={closeTo}>
      {quote === null ? null : <blockquote dir="auto">{quote}</blockquote>}
      <p>{text}</p>
      <Form method="post">
        <p className="actions">
          <SubmitButton intent={name} tone="danger" sending="One moment…">
            {button}
          </SubmitButton>
          <Link className="button plain" to={closeTo} replace preventScrollReset>
            Not now
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}
