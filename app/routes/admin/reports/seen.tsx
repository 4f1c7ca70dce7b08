import type { ModerationCase } from "../../../api/types.ts";

type Report = ModerationCase["reports"][number];

export function Seen({ report: { seen, reporter } }: { report: Report }) {
  if (seen.messages.length === 0) {
    return (
      <blockquote dir="auto" className="evidence-text">
        {seen.title ? (
          <div>
            <strong>{seen.title}</strong>
          </div>
        ) : null}
        {seen.text}
      </blockquote>
    );
  }
  return (
    <blockquote className="evidence-text">
      {seen.messages.map(({ position, isByReported, text }) => (
        <p key={position} dir="auto">
          <strong>
            <bdi>{isByReported ? seen.name : (reporter ?? "Deleted member")}</bdi>:
          </strong>{" "}
          <bdi>{text}</bdi>
        </p>
      ))}
    </blockquote>
  );
}
