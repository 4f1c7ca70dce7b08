import { Form, Link } from "react-router";
import type { ContentItem } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";

/** Asks before readers lose an item. */
export function WithdrawDialog({ item: { title, version, kind }, closeTo }: { item: ContentItem; closeTo: string }) {
  return (
    <Dialog title="Take it away from readers?" closeTo={closeTo}>
      <p>
        Nobody finds <bdi>{title}</bdi> any more
        {kind === "article" ? ", and it goes from the lists of those who saved it" : null}. Its versions stay here, and
        you can publish it again.
      </p>
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <p className="actions">
          <SubmitButton intent="withdraw" tone="danger" sending="Taking away…">
            Take it away
          </SubmitButton>{" "}
          <Link className="button plain" to={closeTo} replace preventScrollReset>
            Keep it
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}
