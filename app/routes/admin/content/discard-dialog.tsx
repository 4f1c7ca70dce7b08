import { Form, Link } from "react-router";
import type { ContentItem } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { kindsOfContent } from "./kinds.ts";

/** Asks before a draft is thrown away, and says what becomes of it. */
export function DiscardDialog({ item, closeTo }: { item: ContentItem; closeTo: string }) {
  const { kind, title, version, publishedVersion, publishTime } = item;
  return (
    <Dialog title="Throw the draft away?" closeTo={closeTo}>
      <p>
        {publishedVersion === null ? (
          <>
            Readers do not have <bdi>{title}</bdi>. It goes from the list of {kindsOfContent[kind].name.toLowerCase()};
            under Thrown away you find it again.
          </>
        ) : (
          <>
            Readers keep <bdi>{title}</bdi> as they have it. The draft stays among its versions.
          </>
        )}{" "}
        {publishTime === null ? null : "Nothing of it is published later."}
      </p>
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <p className="actions">
          <SubmitButton intent="discard" tone="danger" sending="Throwing away…">
            Throw the draft away
          </SubmitButton>{" "}
          <Link className="button plain" to={closeTo} replace preventScrollReset>
            Keep it
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}
