import { Box } from "../../components/box.tsx";
import { CallLinks } from "../../components/call-links.tsx";
import { TextIn } from "../../components/text-in.tsx";
import type { UrgentReadings } from "./shown-readings.ts";

export function Urgent({ urgent: { level, title, sentences } }: { urgent: UrgentReadings }) {
  const words = sentences.map(({ sentence, textLanguage }) => (
    <TextIn key={sentence} as="p" language={textLanguage}>
      {sentence}
    </TextIn>
  ));
  return (
    <Box kind={level === "thisWeek" ? "help" : "danger"} title={title}>
      {words}
      <CallLinks isUrgent={level === "now"} hasSigns />
    </Box>
  );
}
