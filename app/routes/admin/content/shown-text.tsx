import type { ReactNode } from "react";
import { BeadRing } from "../../../components/bead-ring.tsx";
import { Box } from "../../../components/box.tsx";
import { CallLinks } from "../../../components/call-links.tsx";
import { Cover } from "../../../components/cover.tsx";
import { Picture } from "../../../components/picture.tsx";
import { Html } from "../../../format/html.tsx";
import { readingTime } from "../../../format/reading-time.ts";
import { asSentence } from "../../../format/sentence.ts";
import { unbroken } from "../../../format/words.ts";
import { Icon } from "../../../icons/icon.tsx";
import { ArticleText } from "../../articles/article-text.tsx";
import type { Level, Piece, Shown } from "./shown.ts";

interface Props {
  shown: Shown;
  heading: ReactNode;
  picture: string | null;
  children: ReactNode;
}

/** As the pages of the readers show it, whose own components would each be a file more on a reader's first page. */
export function ShownText({ shown, heading, picture, children }: Props) {
  if (shown.as === "article")
    return (
      <>
        {picture ? <Cover path={picture} place="head" /> : null}
        {children ? <p className="category">{children}</p> : null}
        {heading}
        {shown.words > 0 ? <p className="hint">{readingTime(shown.words)} read</p> : null}
        <ArticleText {...shown.parts} />
      </>
    );
  if (shown.as === "week")
    return (
      <>
        {picture ? <BeadRing {...shown.ring} picture={picture} /> : null}
        {heading}
        {shown.size ? (
          <p>
            About the size of <strong>{shown.size}</strong>
          </p>
        ) : null}
        <Lead>{shown.lead}</Lead>
        <Pieces of={shown.pieces} isUrgent />
      </>
    );
  if (shown.as === "symptom") return <SymptomLook of={shown} heading={heading} picture={picture} />;
  if (shown.as === "question") return <AdviceLook {...shown} />;
  return (
    <>
      {heading}
      {shown.html ? <Html html={shown.html} /> : null}
    </>
  );
}

interface SymptomLookProps {
  of: Extract<Shown, { as: "symptom" }>;
  heading: ReactNode;
  picture: string | null;
}

function SymptomLook({ of: { lead, isDangerSign, lacksNumber, pieces }, heading, picture }: SymptomLookProps) {
  return (
    <>
      <header className="symptom-head">
        {isDangerSign ? (
          <p className="warning-line">
            <Icon name="triangle-alert" /> Danger sign
            {lacksNumber ? ". No number to call stands in the text: write {emergencyNumber}, or choose numbers." : null}
          </p>
        ) : null}
        {heading}
        <Lead>{lead}</Lead>
        {picture ? <Picture path={picture} size="small" /> : null}
      </header>
      {isDangerSign ? <CallLinks isUrgent /> : null}
      <Pieces of={pieces} isUrgent={false} hasCall={!isDangerSign} />
    </>
  );
}

function Lead({ children }: { children: string }) {
  return children ? <p className="lead">{unbroken(children)}</p> : null;
}

const icons = { baby: "baby", mother: "user-round" } as const;

function Pieces({ of: pieces, isUrgent, hasCall = true }: { of: Piece[]; isUrgent: boolean; hasCall?: boolean }) {
  return pieces.map(({ kind, title, html }) => {
    const text = <Html html={html} />;
    if (kind === "danger" || kind === "help")
      return (
        <Box key={kind} kind={kind} title={title} heading="h3">
          {text}
          {kind === "danger" && hasCall ? <CallLinks isUrgent={isUrgent} /> : null}
        </Box>
      );
    if (kind === "early")
      return (
        <details key={kind} className="more">
          <summary>{title}</summary>
          {text}
        </details>
      );
    return (
      <div key={title + html}>
        {kind === "other" ? null : (
          <h3 className="with-disc">
            <Icon name={icons[kind]} />
            {title}
          </h3>
        )}
        {text}
      </div>
    );
  });
}

const titles: Record<Level, string> = {
  now: "Get help now",
  today: "Call your midwife or doctor today",
  watch: "Watch this closely",
};

function AdviceLook({ level, label, advice }: Extract<Shown, { as: "question" }>) {
  return (
    <section className={`advice ${level}`}>
      <h2>{titles[level]}</h2>
      <CallLinks isUrgent={level === "now"} />
      <ul className="chosen">
        <li>
          <strong>{asSentence(unbroken(label))}</strong> {unbroken(advice)}
        </li>
      </ul>
    </section>
  );
}
