import { getFormProps } from "@conform-to/react";
import { data, Form, href, redirect, useLocation } from "react-router";
import { z } from "zod";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { dateField } from "../../forms/date-field-schema.ts";
import { draftParts, partsOf } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { routerPath } from "../../language.ts";
import { draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/visit-day.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const schema = z.object({
  pregnancy: z.string().max(100),
  item: z.string().max(100),
  date: dateField(say.doneDateWrong),
});

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { data: plan } = await load(getApi(context).plan.$get());
  const [pregnancy, item] = ["pregnancy", "item"].map((name) => url.searchParams.get(name));
  const found = plan.items.find((one) => one.pregnancyId === pregnancy && one.key === item && one.mayBeDone);
  if (!found) throw data({ message: m.accountNoSuchDate() }, { status: 404 });
  const date = draftParts(draftFields(context), "date") ?? partsOf(found.doneOn);
  return {
    pregnancy: found.pregnancyId,
    item: found.key,
    name: found.name,
    constraint: constraintsOf(schema),
    defaultValue: { date },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy: pregnancyId, item: key, date } = submission.value;
  const { done } = getApi(context).plan[":pregnancyId"][":key"];
  const outcome = await attempt(done.$put({ param: { pregnancyId, key }, json: { date } }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.accountMarkedDone() });
  return redirect(listOver(routerPath(url.pathname)), 303);
}

export default function VisitDay({ loaderData, actionData }: Route.ComponentProps) {
  const { pregnancy, item, name, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "visit-day", lastResult: actionData?.result, ...known });
  return (
    <Dialog title={name} closeTo={listOver(useLocation().pathname)}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <input type="hidden" name="pregnancy" value={pregnancy} />
        <input type="hidden" name="item" value={item} />
        <DateField field={fields.date} label={m.accountWhichDayDone()} />
        <SubmitButton sending={m.savingNow()}>{m.save()}</SubmitButton>
      </Form>
    </Dialog>
  );
}

function listOver(path: string) {
  return path.startsWith(href("/plan")) ? href("/plan") : href("/account/visits");
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
