import type { FoundMember } from "../../../api/types.ts";

export const roleInWords = {
  member: "Member",
  moderator: "Moderator",
  editor: "Editor",
  administrator: "Administrator",
} satisfies Record<FoundMember["role"], string>;
