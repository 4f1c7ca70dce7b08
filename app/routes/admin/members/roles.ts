import type { FoundMember } from "../../../api/types.ts";

/** The roles, as those who give them read them. */
export const roleInWords = {
  member: "Member",
  moderator: "Moderator",
  editor: "Editor",
  administrator: "Administrator",
} satisfies Record<FoundMember["role"], string>;
