import { Box } from "../../components/box.tsx";
import { Listen } from "../../enhance/listen.tsx";
import { Html } from "../../format/html.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { Section } from "./sections.ts";
import type { WeekView } from "./week-view.ts";
import { WhenToCall } from "./when-to-call.tsx";
import { m } from "../../messages/m.ts";
import type { LanguageCode } from "../../../server/contract/languages.ts";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";

export function WeekText({ view: { lead, sections, signs, textLanguage, isUnreviewed } }: { view: WeekView }) {
  const danger = sections.find(({ kind }) => kind === "danger");
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{m.weekTimeline()}</h2>
      <Listen />
      <TextIn as="p" className="lead" language={textLanguage}>
        {lead}
      </TextIn>
      <TranslationNote textLanguage={textLanguage} isUnreviewed={isUnreviewed} />
      {sections
        .filter((section) => section !== danger)
        .map((section) => (
          <Part key={section.html} section={section} language={textLanguage} />
        ))}
      <WhenToCall html={danger?.html ?? ""} signs={signs} language={textLanguage} />
    </section>
  );
}

const icons = { baby: "baby", mother: "user-round" } as const;

interface PartProps {
  section: Section;
  language: LanguageCode | undefined;
}

function Part({ section: { kind, title, html }, language }: PartProps) {
  const heading = <TextIn language={language}>{title}</TextIn>;
  if (kind === "help")
    return (
      <Box kind="help" title={heading} heading="h3">
        <Html html={html} language={language} />
      </Box>
    );
  // Not every reader wants to read it unasked.
  if (kind === "early")
    return (
      <details className="more">
        <summary>{heading}</summary>
        <Html html={html} language={language} />
      </details>
    );
  if (kind !== "baby" && kind !== "mother") return <Html html={html} language={language} />;
  return (
    <>
      <h3 className="with-disc">
        <Icon name={icons[kind]} />
        {heading}
      </h3>
      <Html html={html} language={language} />
    </>
  );
}
