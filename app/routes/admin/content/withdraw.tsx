import { getFormProps } from "@conform-to/react";
import { Form, redirect } from "react-router";
import { z } from "zod";
import { SOURCE_MAX, WITHDRAWAL_REASON_MISSING } from "../../../../server/contract/content/checks.ts";
import { kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, languageOf } from "../../../../server/contract/languages.ts";
import { text } from "../../../../server/contract/text.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { ApiFailure } from "../../../api/failure.ts";
import type { ContentItem } from "../../../api/types.ts";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { TextField } from "../../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { draftFields } from "../../../middleware/draft.ts";
import type { Route } from "./+types/withdraw.ts";
import { backWith } from "../back-with.ts";
import { editorAddress } from "./editor-address.ts";
import { itemOf } from "./item.ts";
import { hasTitle } from "./text-names.ts";
import { isWithReaders } from "./state.ts";
import { lossOf } from "./withdrawal.ts";

const CHANGED = "Somebody saved this text meanwhile. Look at it before you unpublish it.";

const version = z.coerce.number().int();
const schema = z.object({ version });
const checkedSchema = z.object({ version, source: text(SOURCE_MAX, WITHDRAWAL_REASON_MISSING) });

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await itemOf(params, context);
  if (!isWithReaders(item)) throw redirect(editorAddress(item));
  const { kind, language, title, version, isCheckedWithdrawal } = item;
  const constraint = constraintsOf(isCheckedWithdrawal ? checkedSchema : schema);
  return { kind, language, title, version, isCheckedWithdrawal, constraint, defaultValue: draftFields(context) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind, key, language, isCheckedWithdrawal } = await itemOf(params, context);
  const submission = readForm(await request.formData(), isCheckedWithdrawal ? checkedSchema : schema);
  if (submission.status !== "success") return incomplete(submission);
  const withdrawals = getApi(context).content[":kind"][":key"].withdrawal;
  const outcome = await attempt(
    withdrawals.$post({ query: { language }, param: { kind, key }, json: submission.value }),
  );
  if (!outcome.ok && isCheckedWithdrawal) return refused(submission, inWords(outcome.failure));
  return backWith(context, editorAddress({ kind, key, language }), outcome);
}

function inWords(failure: ApiFailure) {
  const { status, code } = failure;
  return code === "changed_meanwhile" ? new ApiFailure(status, code, CHANGED) : failure;
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, language, title, version, isCheckedWithdrawal, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof checkedSchema>>({
    id: "withdraw",
    lastResult: actionData?.result,
    ...known,
  });
  return (
    <Dialog title="Unpublish this text?">
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <p>
          <Loss kind={kind} language={language} title={title} />{" "}
          {language === FIRST_LANGUAGE
            ? "Its versions stay here, and you can publish it again."
            : `The ${languageOf(language).inEnglish} versions stay here, and you can publish them again.`}
        </p>
        {isCheckedWithdrawal ? (
          <p>
            {kind === "dangerSign"
              ? "It asks about a danger sign, so a second person has to agree first."
              : "It names danger signs or doses, so a second person has to agree first. If only a change made here is wrong, go back to the original text instead: that needs no second person."}
          </p>
        ) : null}
        <input type="hidden" name="version" value={version} />
        {isCheckedWithdrawal ? <TextField field={fields.source} label="Reason and source" /> : null}
        <DialogActions>
          <SubmitButton tone="danger" sending="Unpublishing…">
            {isCheckedWithdrawal ? "Ask to unpublish it" : "Unpublish"}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Loss({ kind, language, title }: Pick<ContentItem, "kind" | "language" | "title">) {
  if (language !== FIRST_LANGUAGE) return "Readers will get the English text instead.";
  if (kind === "dangerSign") {
    return (
      <>
        The danger check will no longer ask “<bdi>{title}</bdi>”: a mother with this sign is no longer told what to do
        and how soon.
      </>
    );
  }
  if (!hasTitle(kind)) return `Readers will no longer find this ${kindsOfContent[kind].one}. ${lossOf(kind) ?? ""}`;
  return (
    <>
      Readers will no longer find “<bdi>{title}</bdi>”. {lossOf(kind)}
    </>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
