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
  moderator: "Reports and messages to support.",
  editor: "Writes the content.",
  administrator: "Everything, members and settings too.",
} satisfies typeof roleInWords;
