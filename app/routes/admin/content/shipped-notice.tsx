import { Form, href, Link } from "react-router";
import type { ContentItem } from "../../../api/types.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";

export function ShippedNotice({ item: { kind, key, version, isShippedNewer, publishTime } }: { item: ContentItem }) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      {isShippedNewer ? (
        <p className="actions">
          <Link to={`${href("/admin/content/:kind/:key/versions", { kind, key })}?version=0`}>
            How Umeed’s text differs
          </Link>{" "}
          <SubmitButton intent="take" tone="plain" sending="Saving…">
            Use Umeed’s text
          </SubmitButton>{" "}
          <SubmitButton intent="leave" tone="plain" sending="Saving…">
            Keep ours
          </SubmitButton>
        </p>
      ) : null}
      {publishTime === null ? null : (
        <SubmitButton intent="unschedule" tone="plain" sending="Saving…">
          Cancel the schedule
        </SubmitButton>
      )}
    </Form>
  );
}
