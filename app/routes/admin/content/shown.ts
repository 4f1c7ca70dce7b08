import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { articleParts } from "../../articles/article-parts.ts";
import { symptomParts } from "../../symptoms/symptom-parts.ts";
import { sectionsOf, type Section } from "../../weeks/sections.ts";

export type Shown =
  | { as: "article"; parts: ReturnType<typeof articleParts>; words: number }
  | { as: "week"; ring: { of: "pregnancy" | "baby"; weeks: number }; size: string; lead: string; pieces: Piece[] }
  | { as: "symptom"; lead: string; isDangerSign: boolean; lacksNumber: boolean; pieces: Piece[] }
  | { as: "question"; level: Level; label: string; advice: string }
  | { as: "text"; html: string };

export type Piece = Pick<Section, "kind" | "title" | "html">;
export type Level = (typeof LEVELS)[number];

const LEVELS = ["now", "today", "watch"] as const;

interface Of {
  kind: ContentKind;
  language: LanguageCode;
  html: string;
  matter: Record<string, unknown>;
  body: string;
  size: string | null;
  /** Of the text of a week. */
  week: number;
}

export function shownOf({ kind, language, html, matter, body, size, week }: Of): Shown {
  const say = (name: string) => textIn(matter[name]);
  const lead = say("summary");
  if (language !== FIRST_LANGUAGE) return { as: "text", html };
  if (kind === "article" || kind === "guideline") {
    const words = html.replaceAll(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
    const parts = articleParts({ description: html, summary: lead, words });
    return { as: "article", parts: lead.trim() === "" ? { ...parts, inShort: [] } : parts, words };
  }
  if (kind === "week" || kind === "afterBirthWeek")
    return {
      as: "week",
      ring: kind === "week" ? { of: "pregnancy", weeks: week } : { of: "baby", weeks: week - 1 },
      size: size ?? "",
      lead,
      pieces: piecesOfWeek(html),
    };
  if (kind === "symptom") {
    const isDangerSign = matter["isDangerSign"] === true;
    const lacksNumber = isDangerSign && !matter["helpline"] && !body.includes("{emergencyNumber}");
    return { as: "symptom", lead, isDangerSign, lacksNumber, pieces: piecesOfSymptom(html) };
  }
  const level = LEVELS.find((one) => one === matter["level"]);
  if (kind !== "dangerSign" || !level) return { as: "text", html };
  return { as: "question", level, label: say("label"), advice: say("advice") };
}

function piecesOfWeek(html: string): Piece[] {
  const sections = sectionsOf(html);
  const danger = sections.find(({ kind }) => kind === "danger");
  return [...sections.filter((section) => section !== danger), ...(danger ? [danger] : [])];
}

function piecesOfSymptom(html: string): Piece[] {
  const { danger, help, rest } = symptomParts(html);
  return [
    ...(danger ? [{ ...danger, kind: "danger" as const }] : []),
    ...(help ? [{ ...help, kind: "help" as const }] : []),
    { kind: "other", title: "", html: rest },
  ];
}

export function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
