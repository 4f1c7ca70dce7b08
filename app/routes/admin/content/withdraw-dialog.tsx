import type { ContentItem } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { QuestionForm } from "./question-form.tsx";

/** Asks before readers lose an item. */
export function WithdrawDialog({ item, closeTo }: { item: ContentItem; closeTo: string }) {
  const { title, kind } = item;
  return (
    <Dialog title="Take it away from readers?" closeTo={closeTo}>
      <p>
        Nobody finds <bdi>{title}</bdi> any more
        {kind === "article" ? ", and it goes from the lists of those who saved it" : null}. Its versions stay here, and
        you can publish it again.
      </p>
      <QuestionForm item={item} closeTo={closeTo} intent="withdraw" label="Take it away" sending="Taking away…" />
    </Dialog>
  );
}
