import { href, redirect } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/add.ts";
import { ReadingForm } from "./reading-form.tsx";
import { readingConstraint } from "./reading-schema.ts";
import { readingValues } from "./reading-values.ts";
import { saveReading } from "./save-reading.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { data: record } = await load(getApi(context).record.$get());
  const asked = record.kinds.find(({ kind, mayAdd }) => mayAdd && kind === url.searchParams.get("kind"));
  if (!asked) throw redirect(href("/record"));
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  return {
    kind: asked.kind,
    name: asked.name,
    formKey: crypto.randomUUID(),
    constraint: readingConstraint(asked.kind),
    defaultValue: readingValues({}, today, draftFields(context)),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return saveReading(request, context);
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const { name, ...known } = loaderData;
  return (
    <Dialog title={m.recordAddOne({ name })}>
      <ReadingForm key={known.kind} result={actionData?.result} {...known} />
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
