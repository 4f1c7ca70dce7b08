/** Our nouns for the first part of the contract's addresses. */
export const paths = {
  babyWeeks: "afterpregnancy",
  children: "child",
  forum: "socialform",
  guidelines: "guidline",
  messages: "chat",
  pregnancies: "pregnancyinfo",
  reviews: "user-review",
  symptoms: "commonsymptom",
} as const;
