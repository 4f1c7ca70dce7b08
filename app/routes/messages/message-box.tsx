import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { useEffect, useState, type FormEvent, type KeyboardEvent } from "react";
import { Form } from "react-router";
import { MESSAGE_MAX } from "../../../server/contract/messages/limits.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextAreaField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { ConversationData } from "./conversation-view.tsx";
import { conversationAddress } from "./message-address.ts";
import type { MessageFields } from "./message-schema.ts";
import { addOutgoing, keepTyped, typedFor } from "./outgoing.ts";

interface Props {
  data: ConversationData;
  result: SubmissionResult | undefined;
}

export function MessageBox({ data, result }: Props) {
  const { partnerId, state, constraint } = data;
  const [{ draft, clientId }] = useState(data);
  const [hasSent, setHasSent] = useState(false);
  const [form, fields] = useForm<MessageFields>({
    id: "message",
    lastResult: result,
    constraint,
    checksFields: false,
    onSubmit: send,
    defaultValue: { text: draft["text"] ?? typedFor(partnerId), clientId: draft["clientId"] ?? clientId },
  });
  const inputId = fields.text.id;
  const formClientId = fields.clientId.initialValue ?? clientId;
  const isUnsent = form.errors !== undefined;

  useEffect(() => {
    const input = document.getElementById(inputId);
    return () => {
      if (input instanceof HTMLTextAreaElement) keepTyped(partnerId, input.value);
    };
  }, [inputId, partnerId]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem("text");
    if (!(input instanceof HTMLTextAreaElement)) return;
    input.focus();
    const text = input.value.trim();
    if (text === "") return;
    // The form may have been sent before hydration, so its first message keeps the form's id.
    const isSame = !hasSent && text === (fields.text.initialValue ?? "").trim();
    addOutgoing(partnerId, text, isSame ? formClientId : undefined);
    setHasSent(true);
    input.value = "";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <section className="comment-box message-box" aria-label="Write a message">
      <Form
        method="post"
        action={conversationAddress(partnerId)}
        {...getFormProps(form)}
        preventScrollReset
        onKeyDown={sendByEnter}
      >
        {hasSent ? null : <ErrorSummary form={form} />}
        <input type="hidden" name="clientId" value={formClientId} />
        <TextAreaField
          field={fields.text}
          label="Your message"
          max={MESSAGE_MAX}
          rows={2}
          hint={state === null ? "Your first message waits until she accepts it." : undefined}
        />
        {hasSent ? null : <Unsent hasFailed={isUnsent} isKept={Boolean(draft["text"])} />}
        <SubmitButton intent="send">{isUnsent && !hasSent ? "Try again" : "Send"}</SubmitButton>
      </Form>
    </section>
  );
}

function Unsent({ hasFailed, isKept }: { hasFailed: boolean; isKept: boolean }) {
  if (hasFailed) return <p className="unsent">Not sent.</p>;
  return isKept ? <p className="unsent">We kept what you had written. It is not sent.</p> : null;
}

/** During an IME composition Enter chooses a candidate. */
function sendByEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, shiftKey, nativeEvent, target, currentTarget } = event;
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}
