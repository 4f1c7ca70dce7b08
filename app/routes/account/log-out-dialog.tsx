import { Form, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";

export function LogOutDialog({ closeTo }: { closeTo: string }) {
  return (
    <Dialog title="Are you sure to logout?" closeTo={closeTo}>
      <Form method="post">
        <p className="actions">
          <SubmitButton intent="log-out" sending="Logging out…">
            Log out
          </SubmitButton>{" "}
          <Link className="button plain" to={closeTo} replace preventScrollReset>
            Stay
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}
