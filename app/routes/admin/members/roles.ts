import type { FoundMember } from "../../../api/types.ts";

export const roleInWords = {
  member: "Member",
  moderator: "Moderator",
  editor: "Editor",
  administrator: "Administrator",
} satisfies Record<FoundMember["role"], string>;

export const SAMPLE = "Sample";

export const rightsInWords = {
  member: "Reads and writes like everybody.",
  moderator: "Reviews reports and answers messages to support.",
  editor: "Writes the content.",
  administrator: "Can do everything: all of that, members and settings.",
} satisfies typeof roleInWords;
