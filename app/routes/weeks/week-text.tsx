import { Box } from "../../components/box.tsx";
import { Listen } from "../../enhance/listen.tsx";
import { Html } from "../../format/html.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { Section } from "./sections.ts";
import type { WeekView } from "./week-view.ts";
import { WhenToCall } from "./when-to-call.tsx";
import { m } from "../../messages/m.ts";

export function WeekText({ view: { lead, sections, signs } }: { view: WeekView }) {
  const danger = sections.find(({ kind }) => kind === "danger");
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{m.weekTimeline()}</h2>
      <Listen />
      <p className="lead">{lead}</p>
      {sections
        .filter((section) => section !== danger)
        .map((section) => (
          <Part key={section.html} section={section} />
        ))}
      <WhenToCall html={danger?.html ?? ""} signs={signs} />
    </section>
  );
}

const icons = { baby: "baby", mother: "user-round" } as const;

function Part({ section: { kind, title, html } }: { section: Section }) {
  if (kind === "help")
    return (
      <Box kind="help" title={title} heading="h3">
        <Html html={html} />
      </Box>
    );
  // Not every reader wants to read it unasked.
  if (kind === "early")
    return (
      <details className="more">
        <summary>{title}</summary>
        <Html html={html} />
      </details>
    );
  if (kind !== "baby" && kind !== "mother") return <Html html={html} />;
  return (
    <>
      <h3 className="with-disc">
        <Icon name={icons[kind]} />
        {title}
      </h3>
      <Html html={html} />
    </>
  );
}
