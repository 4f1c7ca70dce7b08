import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";

/** Offers recovery codes to who has just registered. They are shown by the account's own dialog, once she asks. */
export default function RecoveryCodesOffer(): ReactNode {
  return (
    <Dialog title="If you ever lose your password" closeTo={href("/")}>
      <p>
        With a recovery code you get back into your account when you have forgotten your password and no SMS reaches
        you. The codes are shown this once, so have paper and a pen ready.
      </p>
      <Form method="post" action={`${href("/account")}?dialog=recovery-codes`} className="actions">
        <SubmitButton intent="first-recovery-codes" sending="One moment…">
          Show my recovery codes
        </SubmitButton>{" "}
        <Link to={href("/")} replace preventScrollReset>
          Later
        </Link>
      </Form>
    </Dialog>
  );
}
