import type { ContentItem } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { kindsOfContent } from "./kinds.ts";
import { QuestionForm } from "./question-form.tsx";

/** Asks before a draft is thrown away, and says what becomes of it. */
export function DiscardDialog({ item, closeTo }: { item: ContentItem; closeTo: string }) {
  const { kind, title, publishedVersion, publishTime } = item;
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
      <QuestionForm
        item={item}
        closeTo={closeTo}
        intent="discard"
        label="Throw the draft away"
        sending="Throwing away…"
      />
    </Dialog>
  );
}
