const names: Record<string, { name: string; verb: string }> = {
  hide: { name: "Hidden", verb: "hid" },
  restore: { name: "Shown", verb: "showed" },
  dismiss: { name: "No action", verb: "took no action on" },
  trace: { name: "Looked behind a pseudonym", verb: "looked behind the pseudonym of" },
  grant: { name: "Roles", verb: "changed the role of" },
  suspend: { name: "Suspended", verb: "suspended" },
  "give voice": { name: "Suspensions ended", verb: "ended the suspension of" },
  "end sessions": { name: "Logged out", verb: "logged out" },
  "order export": { name: "Data exports", verb: "made a data export for" },
  delete: { name: "Deleted accounts", verb: "deleted the account of" },
  "reset code": { name: "Codes for a new password", verb: "issued a password code for" },
  "phone code": { name: "Codes for a new number", verb: "issued a code for a new number for" },
  "second step off": { name: "Second steps turned off", verb: "turned off the second step for" },
  answer: { name: "Answered", verb: "answered" },
  close: { name: "Closed", verb: "closed" },
  remove: { name: "Removed", verb: "removed" },
  removePicture: { name: "Pictures taken down", verb: "took down the picture of" },
  warn: { name: "Warned", verb: "warned the author of" },
  uphold: { name: "Decisions upheld", verb: "upheld the decision in" },
  undo: { name: "Decisions reversed", verb: "reversed the decision in" },
  set: { name: "Settings", verb: "changed" },
  upload: { name: "Pictures", verb: "uploaded" },
  edit: { name: "Changed content", verb: "changed" },
  publish: { name: "Published", verb: "published" },
  schedule: { name: "Scheduled", verb: "scheduled" },
  unschedule: { name: "Schedules cancelled", verb: "cancelled the schedule of" },
  discard: { name: "Drafts discarded", verb: "discarded a draft of" },
  withdraw: { name: "Unpublished", verb: "unpublished" },
  "take shipped": { name: "Umeed’s text used", verb: "used Umeed’s text for" },
  "leave shipped": { name: "Own text kept", verb: "kept our own text for" },
  "ask check": { name: "Asked for a check", verb: "asked for a second person's check of" },
  "approve check": { name: "Changes approved", verb: "approved a change of" },
  "send back": { name: "Changes sent back", verb: "sent back a change of" },
  "enter review": { name: "Clinicians' reviews", verb: "entered a clinician's review of" },
  "remove review": { name: "Reviews removed", verb: "removed the clinician's review of" },
};

const acts = new Map(Object.entries(names));

export const isAct = (act: string) => acts.has(act);

export const actInWords = (act: string) => acts.get(act) ?? { name: act, verb: `(${act})` };
