import { href, Link } from "react-router";
import { CallLinks } from "../../components/call-links.tsx";
import { Dialog } from "../../components/dialog.tsx";
import type { PregnancyRecord } from "../../api/types.ts";
import { UndoLossForm } from "./undo-loss-form.tsx";

/** 'After losing a baby'. Ids of shipped content never change. */
const GRIEF_ARTICLE_ID = "79f7f317431e3b66c6dc7f85";

type Kind = NonNullable<PregnancyRecord["loss"]>["kind"];

/** What she is told once she has told of a loss: kind words, where to find help, and the way back. */
export function AfterLossDialog({ id, kind, closeTo }: { id: string; kind: Kind; closeTo: string }) {
  return (
    <Dialog title={isGrief(kind) ? "We are so sorry" : "Nothing is counted now"} closeTo={closeTo}>
      <p>{words(kind)}</p>
      <p>Your pages have stopped counting.</p>
      {kind === "mistake" ? null : <Help kind={kind} />}
      <UndoLossForm id={id} />
    </Dialog>
  );
}

function Help({ kind }: { kind: Kind }) {
  return (
    <>
      <h3>Where to find help</h3>
      <p>
        Heavy bleeding, a fever, bad pain, or thoughts of dying or of harming yourself: get help now, by day or night,
        and do not stay alone.
      </p>
      <CallLinks isUrgent />
      <ul>
        <li>
          <Link to={`${href("/danger-signs")}?who=afterLoss`}>Signs that need help</Link>
        </li>
        {isGrief(kind) ? (
          <li>
            <Link to={href("/article/:id", { id: GRIEF_ARTICLE_ID })}>Your body and your grief: what others know</Link>
          </li>
        ) : null}
      </ul>
    </>
  );
}

function isGrief(kind: Kind) {
  return kind !== "ended" && kind !== "mistake";
}

function words(kind: Kind) {
  if (kind === "mistake") return "Thank you for putting it right.";
  if (kind === "ended") return "Whatever you feel now is all right. Your body needs rest and care, and so do you.";
  return "There is no right way to feel, and no hurry. You need rest and care now, and you may ask for both.";
}
