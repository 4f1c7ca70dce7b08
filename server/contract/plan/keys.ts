/** Of the check that is offered past the due date; its words say today, not a span of days. */
export const PAST_DUE_KEY = "past-due";
