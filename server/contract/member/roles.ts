export const ROLES = ["member", "moderator", "editor", "administrator"] as const;
