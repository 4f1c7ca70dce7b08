/** From the first day of the last menstrual period to the due date (40w0d). */
export const TERM_DAYS = 280;

export const DUE_DATE_SOURCES = ["lastMenstrualPeriod", "cycle", "scan", "ivf", "given"] as const;

/** The first scan came at or measured 22w0d; it came from 28w0d; or the period puts it before 4w0d. */
export const DATING_DOUBTS = ["scanFrom22Weeks", "scanFrom28Weeks", "periodDoesNotFit"] as const;
