import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import { password } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { useRetry } from "../../enhance/use-retry.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PasswordField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import { clockTime } from "../../format/clock-time.ts";
import { fileSize } from "../../format/file-size.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { ofPasswordAlone } from "../session/change-password.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/data.ts";
import { pagePath } from "../../language.ts";

const schema = z.object({ password: password() });

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await load(getApi(context).user.data.$get());
  const { expiresTime, size: bytes, ...rest } = data;
  const dateTime = expiresTime === null ? null : new Date(expiresTime).toISOString();
  return {
    ...rest,
    size: bytes === null ? null : fileSize(bytes),
    until: dateTime && { dateTime, label: clockTime(dateTime, timeZoneOf(context)) },
    constraint: constraintsOf(schema),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user.data.$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, ofPasswordAlone(outcome.failure, m.accountPasswordWrong()));
  return redirect(href("/account/data"), 303);
}

export default function MyData({ loaderData: data, actionData }: Route.ComponentProps) {
  const isUnderWay = data.state === "waiting" || data.state === "working";
  return (
    <Dialog title={m.accountDataTitle()}>
      {isUnderWay ? <UnderWay data={data} /> : null}
      {data.state === "done" ? <Done data={data} /> : null}
      {data.state === "failed" ? <p role="alert">{m.accountDataFailed()}</p> : null}
      {isUnderWay ? null : (
        <Asking result={actionData?.result} constraint={data.constraint} isAgain={data.state === "done"} />
      )}
    </Dialog>
  );
}

interface Props {
  data: Route.ComponentProps["loaderData"];
}

function UnderWay({ data: { partsDone, parts } }: Props) {
  useRetry(true);
  return (
    <>
      <p role="status">{m.accountDataUnderWay({ done: partsDone, total: parts })}</p>
      <p>
        <progress value={partsDone} max={parts} aria-label={m.accountDataProgress()} />
      </p>
      <p className="actions">
        <Link className="button main" to={href("/account/data")} replace preventScrollReset>
          {m.refresh()}
        </Link>
      </p>
    </>
  );
}

function Done({ data: { size, until } }: Props) {
  return (
    <>
      <p role="status">
        {m.accountDataReady()}
        {until ? (
          <>
            {" "}
            <Rich
              of={m.accountDataKeptUntil}
              marks={{ time: <time dateTime={until.dateTime} /> }}
              with={{ time: until.label }}
            />
          </>
        ) : null}
      </p>
      <p>{m.accountDataCareful()}</p>
      <p className="actions">
        <a className="button main" href={pagePath(href("/account/my-data.zip"))}>
          {m.accountDataDownload({ size: size ?? "" })}
        </a>
      </p>
    </>
  );
}

interface AskingProps {
  result: SubmissionResult | undefined;
  constraint: Constraints;
  isAgain: boolean;
}

function Asking({ result, constraint, isAgain }: AskingProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "data", lastResult: result, constraint });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      {isAgain ? (
        <p>{m.accountDataAgain()}</p>
      ) : (
        <>
          <p>{m.accountDataIntro()}</p>
          <p>{m.accountDataCareful()}</p>
        </>
      )}
      <PasswordField field={fields.password} label={m.fieldPassword()} autoComplete="current-password" />
      <StickySubmit sending={m.oneMoment()} tone={isAgain ? "plain" : undefined}>
        {isAgain ? m.accountDataMakeNew() : m.accountDataMake()}
      </StickySubmit>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
