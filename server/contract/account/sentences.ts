export const USERNAME_MISSING = "Enter a username.";
/** On her profile, as the contract has it. */
export const USERNAME_REQUIRED = "Username is required";
export const PHONE_MISSING = "Enter your phone number.";
export const NEW_PHONE_MISSING = "Enter your new phone number.";
export const CITY_MISSING = "Choose your city.";
export const CITY_NOT_LISTED = "Choose your city from the list.";
export const DATE_OF_BIRTH_MISSING = "Enter your date of birth.";
export const PASSWORD_MISSING = "Enter your password.";
export const OLD_PASSWORD_MISSING = "Enter your old password.";
export const FIRST_PASSWORD_MISSING = "Enter a password.";
export const NEW_PASSWORD_MISSING = "Enter a new password.";
export const WRONG_PASSWORD = "The password is not right.";
export const WRONG_CREDENTIALS = "The phone number or the password is not right.";
export const WRONG_CODE = "This code is not right, or it is over. Check it, or ask for a new one.";
