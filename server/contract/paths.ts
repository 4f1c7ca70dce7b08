/** Our names for what the contract's addresses begin with. */
export const paths = {
  babyWeeks: "afterpregnancy",
  forum: "socialform",
  guidelines: "guidline",
  messages: "chat",
  pregnancies: "pregnancyinfo",
  reviews: "user-review",
  symptoms: "commonsymptom",
} as const;
