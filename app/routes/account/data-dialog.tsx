import { Form, href, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { useRetry } from "../../enhance/use-retry.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PasswordField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { DataFields, myDataState } from "./data.ts";
import type { FormDialogProps } from "./dialog-props.ts";

interface Props extends FormDialogProps {
  data: Awaited<ReturnType<typeof myDataState>>;
}

/** All that is hers as one file: asked for with her password, followed while it is made, fetched within a day. */
export function DataDialog({ data, ...props }: Props) {
  const isUnderWay = data.state === "waiting" || data.state === "working";
  return (
    <Dialog title="My data" closeTo={props.closeTo}>
      {isUnderWay ? <UnderWay data={data} /> : null}
      {data.state === "done" ? <Done data={data} /> : null}
      {data.state === "failed" ? <p role="alert">Your file could not be made. Nothing is lost; try again.</p> : null}
      {isUnderWay ? null : <Asking {...props} isAgain={data.state === "done"} />}
    </Dialog>
  );
}

function UnderWay({ data: { partsDone, parts } }: Pick<Props, "data">) {
  useRetry(true);
  return (
    <>
      <p role="status">
        Your file is being made: {partsDone} of {parts} parts are done. You can close this and come back.
      </p>
      <p>
        <progress value={partsDone} max={parts} aria-label="How much of your file is made" />
      </p>
      <p className="actions">
        <Link className="button main" to={`${href("/account")}?dialog=data`} replace preventScrollReset>
          Refresh
        </Link>
      </p>
    </>
  );
}

function Done({ data: { size, until } }: Pick<Props, "data">) {
  return (
    <>
      <p role="status">
        Your file is ready.
        {until ? (
          <>
            {" "}
            It is kept until <time dateTime={until.dateTime}>{until.label}</time>, then we remove it.
          </>
        ) : null}
      </p>
      <p>Whoever has this file can read all of it. On a phone that others use, delete it when you have read it.</p>
      <p className="actions">
        <a className="button main" href={href("/account/my-data.zip")}>
          Download my data (ZIP, {size})
        </a>
      </p>
    </>
  );
}

function Asking({ result, constraint, isAgain }: Omit<Props, "data"> & { isAgain: boolean }) {
  const { form, fields } = useServerForm<DataFields>({ id: "data", result, constraint });
  return (
    <Form method="post" {...form.props}>
      <ErrorSummary form={form} />
      {isAgain ? (
        <p>A new file takes the place of this one.</p>
      ) : (
        <p>
          One file with all that you gave us and wrote here: your profile, dates, posts, comments, messages and more. It
          opens in a spreadsheet. We keep it for one day.
        </p>
      )}
      <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
      <SubmitButton intent="data" sending="One moment…" tone={isAgain ? "plain" : undefined}>
        {isAgain ? "Make it anew" : "Make my file"}
      </SubmitButton>
    </Form>
  );
}
