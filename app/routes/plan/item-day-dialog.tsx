import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { m } from "../../messages/m.ts";
import type { ItemDay, loadItemDay } from "./item-day.ts";

interface Props {
  id: string;
  loaded: Awaited<ReturnType<typeof loadItemDay>>;
  result: SubmissionResult | undefined;
  label: string;
  closeTo: string;
}

export function ItemDayDialog({ id, loaded, result, label, closeTo }: Props) {
  const { pregnancy, item, name, days, ...known } = loaded;
  const [form, fields] = useForm<ItemDay>({ id, lastResult: result, ...known });
  return (
    <Dialog title={name} closeTo={closeTo}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <input type="hidden" name="pregnancy" value={pregnancy} />
        <input type="hidden" name="item" value={item} />
        {days === null ? null : <p>{days}</p>}
        <DateField field={fields.date} label={label} />
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
    </Dialog>
  );
}
