import { Form, href, redirect } from "react-router";
import { getApi, part } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { getMember } from "../../middleware/member.ts";
import type { Route } from "./+types/recovery-codes.ts";

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
    <Dialog title="If you forget your password" close="Later">
      <p>
        A recovery code lets you log in if you forget your password and cannot get an SMS. We show the codes only this
        once, so have paper and a pen ready. Keep the paper with you, not on a shared phone.
      </p>
      <Form method="post" action={href("/account/recovery-codes")}>
        <p className="actions">
          <SubmitButton intent="first-recovery-codes" sending="One moment…">
            Show my recovery codes
          </SubmitButton>
        </p>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
