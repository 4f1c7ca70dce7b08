/* What is said where a date is missing. A form asks for its three parts, an app sends it whole. */

export const DATES_MISSING = "Enter the first day of your last period, or your due date.";
export const LAST_PERIOD_MISSING = "Enter the first day of your last period.";
export const DUE_DATE_MISSING = "Enter the due date.";
export const BIRTH_DATE_MISSING = "Enter your baby's birth date.";
export const SCAN_DATE_MISSING = "Enter the day of the scan.";
export const SCAN_WEEKS_MISSING = "Enter how many weeks the scan found, from 6 to 42.";
export const TRANSFER_DATE_MISSING = "Enter the day of the transfer.";
export const EMBRYO_AGE_MISSING = "Choose how old the embryo was.";
export const LOSS_DATE_MISSING = "Enter the day on which it happened.";
