import type { SubmissionResult } from "@conform-to/react";
import { useState, type ReactNode } from "react";
import { Form, href, Link, useLocation } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import type { ModerationCase } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { LongText } from "../../../components/long-text.tsx";
import { readIntent } from "../../../forms/intent.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useLast } from "../../../forms/use-last.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { pageNumber } from "../../page-number.ts";
import type { Route } from "./+types/case.ts";
import { Answered } from "./answered.tsx";
import { caseNameOf } from "./case-name.ts";
import { choicesFor } from "./choices.ts";
import { decide, decisionConstraint } from "./decision.ts";
import { CasePicture } from "./case-picture.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { History } from "./history.tsx";
import { addressOf, showOf } from "./lists.ts";
import { Neighbours } from "./neighbours.tsx";
import { nextCase } from "./next-case.ts";
import { quickChoices } from "./quick-choices.ts";
import { QuickDecisions } from "./quick-decisions.tsx";
import { Quoted } from "./quoted.tsx";
import { Said } from "./said.tsx";
import { Seen } from "./seen.tsx";
import { shownCase, type ShownCase } from "./shown-case.ts";
import { unmask, type Unmasked } from "./unmasking.ts";
import { isIdle, markOf, nameOfCase, stateInWords, waitsInWords } from "./words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const param = caseNameOf(params);
  const { data: open } = await load(getApi(context).moderation[":kind"][":id"].$get({ param }));
  return {
    open: shownCase(open, timeZoneOf(context)),
    next: open.mayDecide ? await nextCase(context, param) : null,
    constraint: decisionConstraint(),
    draft: draftFields(context),
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = readIntent(form, ["decide", "decideNext", "unmask"]);
  const name = caseNameOf(params);
  if (intent === "unmask") return unmask(context, name);
  const isForNext = intent === "decideNext";
  return decide(form, { context, name, closeTo: addressOf(showOf(url), pageNumber(request)), isForNext });
}

interface Answer {
  result?: SubmissionResult;
  /** The present state, when another moderator acted meanwhile. */
  current?: ShownCase;
  unmasked?: Unmasked;
}

export default function Case(props: Route.ComponentProps) {
  return <CaseDialog key={`${props.params.kind}:${props.params.id}`} {...props} />;
}

function CaseDialog({ loaderData: { open, next, constraint, draft }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData;
  const unmasked = useLast(answer?.unmasked);
  const shown = useLast(answer?.current) ?? open;
  const closeTo = `..${useLocation().search}`;
  const { subject, reports, kind, decision, history, neighbours, mayDecide } = shown;
  const hasQuick = quickChoices(shown, choicesFor(shown, shown)).length > 0;
  const [isOther, setIsOther] = useOpened(answer, Object.keys(draft).length > 0);
  const isPseudonym = decision?.isPseudonym ?? subject?.author.isPseudonym ?? false;
  const skip = next ? (
    <Link className="back" to={addressOf("waiting", 1, next)} preventScrollReset>
      Skip ({next.left} more to review)
    </Link>
  ) : null;
  // The unmasked history contains this one.
  const past = unmasked ? null : (
    <History
      history={history}
      under={isPseudonym ? "under this pseudonym" : "against this author"}
      isAnswer={decision !== null}
    />
  );
  const said = reports.map((report) => (
    <Said key={report.id} report={report} isMine={shown.isMine}>
      {(subject && report.seen.version === subject.version) || (kind === "member" && shown.isMine) ? null : (
        <Seen report={report} />
      )}
    </Said>
  ));
  return (
    <Dialog title={nameOfCase(shown)} closeTo={closeTo}>
      {decision ? null : said}
      {subject ? (
        <Now open={shown} subject={subject} unmasked={unmasked}>
          {past}
        </Now>
      ) : null}
      {subject || kind === "member" || decision?.about === "member" ? null : <p>{goneBy(decision)}</p>}
      {decision ? <Answered decision={decision} /> : null}
      {subject ? null : past}
      {decision ? said : null}
      <Neighbours neighbours={neighbours} />
      {mayDecide ? (
        <>
          {isIdle(shown) ? <p className="hint">Nobody has reported it. To leave it as it is, close this.</p> : null}
          <Folded isFolded={hasQuick} isOpen={isOther} onToggle={setIsOther}>
            <DecisionForm
              open={shown}
              unmasked={unmasked}
              result={answer?.result}
              constraint={constraint}
              draft={draft}
              hasNext={next !== null}
            />
          </Folded>
          {hasQuick && !isOther ? (
            <QuickDecisions open={shown} hasNext={next !== null} onOther={() => setIsOther(true)}>
              {skip}
            </QuickDecisions>
          ) : (
            skip && <p>{skip}</p>
          )}
        </>
      ) : (
        <p>{whyNot(shown)}</p>
      )}
    </Dialog>
  );
}

/** Whether the other decisions are unfolded; each answer to a form of the case unfolds them. */
function useOpened(answer: Answer | undefined, wasTyped: boolean) {
  const [isOpen, setIsOpen] = useState(wasTyped || answer !== undefined);
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) {
    setLast(answer);
    setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}

interface FoldedProps {
  isFolded: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

function Folded({ isFolded, isOpen, onToggle, children }: FoldedProps) {
  if (!isFolded) return children;
  return (
    <details className="more" open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>Other decisions</summary>
      {children}
    </details>
  );
}

function goneBy(decision: ModerationCase["decision"]) {
  return decision?.kind === "remove" ? "This was removed for good." : "The author has deleted it.";
}

function whyNot({ isMine, decision }: ShownCase) {
  if (decision?.outcome) return "This was already decided.";
  if (decision && !isMine) return "You made this decision, so another moderator reviews the appeal.";
  return "You wrote this, so another moderator decides.";
}

interface NowProps {
  open: ShownCase;
  subject: NonNullable<ShownCase["subject"]>;
  unmasked: Unmasked | undefined;
  children: ReactNode;
}

function Now({ open, subject, unmasked, children }: NowProps) {
  const { author, title, text, state, postId, picture } = subject;
  const { isShown, mark } = markOf(subject);
  const look = postId && picture ? <CasePicture postId={postId} picture={picture} /> : null;
  return (
    <>
      <p>
        <span className={isShown ? "state-mark done" : "state-mark"}>{mark}</span> By <bdi>{author.fullName}</bdi>
        {author.isPseudonym ? " (a pseudonym)" : null}.
        {state === "waiting" || state === "reported" ? ` ${stateInWords[state]}` : null}
        {open.waitsFor ? ` Why it is held: ${waitsInWords[open.waitsFor]}.` : null}{" "}
        {postId ? <Link to={`${href("/forum/details")}?id=${postId}`}>The thread</Link> : null}
      </p>
      {picture?.isWaiting ? look : null}
      {children}
      <LongText text={text}>
        <Quoted title={title} text={text} />
      </LongText>
      {picture?.isWaiting ? null : look}
      {author.isPseudonym && open.kind !== "answer" && unmasked === undefined ? (
        <Form method="post">
          <SubmitButton intent="unmask" tone="plain" sending="Looking…">
            Who is behind the pseudonym?
          </SubmitButton>
          <p className="hint">That you looked is logged.</p>
        </Form>
      ) : null}
      {unmasked === undefined ? null : (
        <>
          <p role="status">
            Behind the pseudonym of this {open.kind} is <bdi>{unmasked.fullName}</bdi>. That you looked is logged.
          </p>
          <History history={unmasked.history} under="under any name" />
        </>
      )}
    </>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
