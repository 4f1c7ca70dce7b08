import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { href, Link, useLocation } from "react-router";
import { CODE_MINUTES } from "../../../../server/contract/account/limits.ts";
import type { IssuedCode, MemberRecord } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import type { Constraints } from "../../../forms/constraints.ts";
import { useForm } from "../../../forms/use-form.ts";
import { useLast } from "../../../forms/use-last.ts";
import { ActForm, ProofField } from "./act-form.tsx";

interface Props {
  title: string;
  lead: string;
  usage: string;
  member: MemberRecord;
  form: { constraint: Constraints; formKey: string; draft: Record<string, string> };
  answer: { result?: SubmissionResult | undefined; issued?: IssuedCode } | undefined;
}

export function CodeDialog({ title, usage, member, answer, ...props }: Props) {
  const code = useLast(answer?.issued);
  // Asked for by a message to support, which is to be answered next.
  const reference = new URLSearchParams(useLocation().search).get("message");
  const after = reference ? href("/admin/contact/:reference", { reference }) : "..";
  return (
    <Dialog title={title} closeTo={after}>
      {code ? (
        <Issued code={code} name={member.fullName} usage={usage} after={after} />
      ) : (
        <CodeForm member={member} usage={usage} answer={answer} after={after} {...props} />
      )}
    </Dialog>
  );
}

function CodeForm({ lead, usage, member, form: known, answer, after }: Omit<Props, "title"> & { after: string }) {
  const { constraint, formKey, draft } = known;
  const [form, fields] = useForm<{ why: string; formKey: string }>({
    id: "act",
    lastResult: answer?.result,
    constraint,
    defaultValue: { formKey, ...draft },
  });
  return (
    <ActForm form={form} member={member} lead={lead} button="Show me the code" closeTo={after}>
      <input type="hidden" name="formKey" value={fields.formKey.value} />
      <ProofField field={fields.why} />
      <p>
        You alone see its 6 digits, here; it is not sent. Give it to nobody but the member. {usage} It works once, for{" "}
        {CODE_MINUTES} minutes, in place of any code before it.
      </p>
    </ActForm>
  );
}

interface IssuedProps {
  code: IssuedCode;
  name: string;
  usage: string;
  after: string;
}

function Issued({ code: { code, minutes }, name, usage, after }: IssuedProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads to the answer */}
      <p role="status" tabIndex={-1} autoFocus ref={lead}>
        Give this code to <bdi>{name}</bdi> and nobody else. It works for {minutes} minutes, and is not shown again.
      </p>
      <p className="recovery-codes">{code}</p>
      <p>{usage}</p>
      <p className="actions">
        <Link className="button main" to={after} replace preventScrollReset>
          {after === ".." ? "Done" : "Back to the message"}
        </Link>
      </p>
    </>
  );
}
