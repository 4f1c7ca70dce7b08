export const PLAN_STATUSES = ["coming", "due", "missed", "done"] as const;

export const PLAN_KINDS = ["antenatalContact", "postnatalContact", "ownCheck", "vaccines", "dueDate"] as const;
