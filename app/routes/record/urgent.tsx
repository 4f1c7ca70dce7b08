import { Box } from "../../components/box.tsx";
import { CallLinks } from "../../components/call-links.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { m } from "../../messages/m.ts";
import type { UrgentReadings } from "./shown-readings.ts";

export function Urgent({ urgent: { level, title, advised } }: { urgent: UrgentReadings }) {
  return (
    <Box kind={level === "thisWeek" ? "soon" : "danger"} title={title}>
      {advised.map(({ reading, sentence, textLanguage }) => (
        <p key={sentence}>
          <strong>{reading}</strong> <TextIn language={textLanguage}>{sentence}</TextIn>
        </p>
      ))}
      {level === "now" ? <p>{m.recordEvenWell()}</p> : null}
      <CallLinks isUrgent={level === "now"} hasSigns />
    </Box>
  );
}
