import { Form, href, redirect } from "react-router";
import { getApi, part } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { getMember } from "../../middleware/member.ts";
import type { Route } from "./+types/recovery-codes.ts";
import { m } from "../../messages/m.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const member = getMember(context);
  if (!member || member.stage === "afterLoss") throw redirect(href("/"));
  const codes = await part(getApi(context).user["recovery-codes"].$get());
  if (codes.value?.data.left !== 0) throw redirect(href("/"));
  return null;
}

/** The codes are not shown here: a shared phone must not display them unasked. */
export default function RecoveryCodesOffer() {
  return (
    <Dialog title={m.homeCodesTitle()} close={m.later()}>
      <p>{m.homeCodesText()}</p>
      <Form method="post" action={href("/account/recovery-codes")}>
        <p className="actions">
          <SubmitButton intent="first-recovery-codes" sending={m.oneMoment()}>
            {m.homeCodesShow()}
          </SubmitButton>
        </p>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
