export const DONE_DATE_WRONG = "Enter the day on which it was done.";
