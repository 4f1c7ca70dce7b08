import { href, redirect } from "react-router";
import { attempt, getApi } from "../../../api/client.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { flash } from "../../../middleware/session.ts";
import type { Route } from "./+types/withdraw.ts";
import { itemOf } from "./item.ts";
import { QuestionForm } from "./question-form.tsx";
import { isWithReaders } from "./state.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await itemOf(params, context);
  if (!isWithReaders(item)) throw redirect(href("/admin/content/:kind/:key", params));
  const { kind, title, version } = item;
  return { kind, title, version };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind, key } = await itemOf(params, context);
  const version = Number((await request.formData()).get("version"));
  const withdrawals = getApi(context).content[":kind"][":key"].withdrawal;
  const outcome = await attempt(withdrawals.$post({ param: { kind, key }, json: { version } }));
  const message = outcome.ok ? outcome.value.message : outcome.failure.sentence;
  flash(context, { kind: outcome.ok ? "status" : "alert", message });
  return redirect(href("/admin/content/:kind/:key", params), 303);
}

export default function Withdraw({ loaderData: item }: Route.ComponentProps) {
  return (
    <Dialog title="Take it away from readers?">
      <p>
        Nobody finds <bdi>{item.title}</bdi> any more
        {item.kind === "article" ? ", and it goes from the lists of those who saved it" : null}. Its versions stay here,
        and you can publish it again.
      </p>
      <QuestionForm item={item} label="Take it away" sending="Taking away…" />
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
