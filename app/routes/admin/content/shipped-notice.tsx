import { Form, Link } from "react-router";
import type { ContentItem } from "../../../api/types.ts";
import { editorAddress } from "./editor-address.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";

export function ShippedNotice({ item }: { item: ContentItem }) {
  const { version, isShippedNewer, publishTime } = item;
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      {isShippedNewer ? (
        <p className="actions">
          <Link to={`${editorAddress(item)}/versions?version=0`}>How Umeed’s text differs</Link>{" "}
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
