export const PLAN_STATUSES = ["coming", "due", "missed", "done", "notForMe"] as const;

export const PLAN_KINDS = [
  "antenatalContact",
  "postnatalContact",
  "ownCheck",
  "vaccines",
  "dueDate",
  "tests",
  "tablets",
  "ownVaccine",
  "preparing",
  "talk",
  "vitaminA",
  "deworming",
  "weighing",
  "milestones",
] as const;
