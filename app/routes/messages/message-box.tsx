import { getFormProps, getTextareaProps, type SubmissionResult } from "@conform-to/react";
import { useEffect, useState, type FormEvent, type KeyboardEvent } from "react";
import { Form } from "react-router";
import { MESSAGE_MAX } from "../../../server/contract/messages/limits.ts";
import { CharactersLeft } from "../../enhance/characters-left.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { describedBy, ErrorOf, Hint } from "../../forms/field.tsx";
import { Icon } from "../../icons/icon.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { ConversationData } from "./conversation-view.tsx";
import { conversationAddress } from "./message-address.ts";
import type { MessageFields } from "./message-schema.ts";
import { addOutgoing, keepTyped, typedFor } from "./outgoing.ts";
import { m } from "../../messages/m.ts";

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
  const hint = state === null ? m.messageOneFirst() : undefined;
  const countId = `${inputId}-count`;
  return (
    <section className="composer message-box" aria-label={m.messageWrite()}>
      <Form
        method="post"
        action={conversationAddress(partnerId)}
        {...getFormProps(form)}
        preventScrollReset
        onKeyDown={sendByEnter}
      >
        {hasSent ? null : <ErrorSummary form={form} />}
        <input type="hidden" name="clientId" value={formClientId} />
        {hasSent ? null : <Unsent hasFailed={isUnsent} isKept={Boolean(draft["text"])} />}
        <Hint field={fields.text} hint={hint} />
        {hasSent ? null : <ErrorOf field={fields.text} />}
        <div className={fields.text.errors && !hasSent ? "field wrong" : "field"}>
          <label className="visually-hidden" htmlFor={inputId}>
            {m.typedMessage()}
          </label>
          <textarea
            {...getTextareaProps(fields.text, describedBy(fields.text, hint, countId))}
            minLength={undefined}
            maxLength={undefined}
            rows={1}
            placeholder={m.messagePlaceholder()}
            dir="auto"
          />
          <button type="submit" className="button main" name="intent" value="send">
            <Icon name="send" />{" "}
            <span className="visually-hidden">{isUnsent && !hasSent ? m.tryAgain() : m.send()}</span>
          </button>
        </div>
        <CharactersLeft inputId={inputId} max={MESSAGE_MAX} id={countId} />
      </Form>
    </section>
  );
}

function Unsent({ hasFailed, isKept }: { hasFailed: boolean; isKept: boolean }) {
  if (hasFailed) return <p className="unsent">{m.messageNotSent()}</p>;
  return isKept ? <p className="unsent">{m.messageKept()}</p> : null;
}

/** During an IME composition Enter chooses a candidate. */
function sendByEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, shiftKey, nativeEvent, target, currentTarget } = event;
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}
